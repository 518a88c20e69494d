/** All German sentences of the client but the first ones, in a file that only those load who read them. */
const FILES = import.meta.glob<string>(["../../words/*.de.ftl", "!../../words/first.de.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export const SENTENCES = Object.values(FILES).join("\n");
