/**
 * The path below which a server offers its pages: `/`, or `/games/` where a proxy gives it a part of a
 * site. The server writes it into the page; everything else that has an address begins with it.
 */
export const BASE: string = baseIn(typeof document === "undefined" ? null : document);

function baseIn(page: Document | null): string {
  const content = page?.querySelector<HTMLMetaElement>('meta[name="base"]')?.content;
  // Where nobody has served the page (while the client is being worked on), it still says "./".
  return content?.startsWith("/") ? content : "/";
}
