/** Our boards are Svelte components; the contract of boards knows no framework. */
import { mount, unmount, type Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Mount } from "./contract";

/** A component as the contract asks for it: each property is a signal of its own, as from a parent. */
export function mounting<Props extends object>(component: Component<Props>): Mount<Props, Element> {
  return (place, first) => {
    const values = new SvelteMap<PropertyKey, unknown>(Object.entries(first));
    const props = new Proxy(first, {
      get: (_, key) => values.get(key),
      has: (_, key) => values.has(key),
      ownKeys: () => [...values.keys()] as string[],
      getOwnPropertyDescriptor: (_, key) => ({
        value: values.get(key),
        enumerable: true,
        configurable: true,
      }),
    });
    const instance = mount(component, { target: place, props });
    return {
      update: (next) => {
        for (const [key, value] of Object.entries(next)) values.set(key, value);
      },
      destroy: () => void unmount(instance),
    };
  };
}
