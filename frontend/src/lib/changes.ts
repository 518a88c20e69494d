/** What has changed of a table, and the view that this makes of the one before. Pure. */
import type { Scene } from "../boards/contract";
import type { Changes, Json, View } from "./protocol";

/** The members of a view that are new, and of a scene; what is not there is as it was. */
export type ViewChanges = Partial<Omit<View, "scene" | "legal">>;
export type SceneChanges = Partial<Omit<Scene, "table" | "last" | "viewer">>;

/** The view after changes; null if there is nothing that could have changed like that. */
export function changed(
  view: View | null,
  { view: around, scene, table, last, legal }: Changes,
): View | null {
  if (!view?.scene) return null;
  const after = Object.entries(table).reduce<Json>(
    (whole, [path, value]) => put(whole, path.split("."), value),
    view.scene.table as Json,
  );
  return { ...view, ...around, legal, scene: { ...view.scene, ...scene, last, table: after } };
}

/** A value with another one at a place within; everything beside that place stays the same object. */
function put(whole: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((part, i) => (i === Number(name) ? put(part, rest, value) : part));
  const object = whole as { [name: string]: Json };
  return { ...object, [name]: put(object[name] ?? null, rest, value) };
}
