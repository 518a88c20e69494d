/** All German sentences of the client, in a file that only those load who read them. */
const FILES = import.meta.glob<string>(["../../words/*.de.ftl", "../boards/*/words.de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(FILES).join("\n");
