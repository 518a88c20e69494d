/** All English sentences of the client but the first ones, in a file that only those load who read them. */
const FILES = import.meta.glob<string>(["../../words/*.en.ftl", "!../../words/first.en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export const SENTENCES = Object.values(FILES).join("\n");
