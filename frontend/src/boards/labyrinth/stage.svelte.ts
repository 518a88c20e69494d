/**
 * Scenes come as fast as the table plays; people see one movement after the other. The stage shows
 * the newest scene as soon as everything before it has been seen moving.
 */
import { cubicInOut } from "svelte/easing";
import type { Scene } from "../contract";
import { arrival, lasts, movement, type Movement } from "./movement";
import type { LabyrinthTable } from "./table";

type LabyrinthScene = Scene<LabyrinthTable>;

export class Stage {
  shown: LabyrinthScene = $state.raw()!;
  moved = $state.raw<Movement | null>(null);
  /** How much of the movement is done, 0 to 1. */
  progress = $state(1);

  #waiting: LabyrinthScene[] = [];
  #frame = 0;

  constructor(scene: LabyrinthScene) {
    this.shown = scene;
  }

  show(scene: LabyrinthScene, pace: number): void {
    // Nobody watches a hidden page, or one where nothing is to move.
    const still = document.hidden || pace === 0;
    switch (arrival(this.shown, this.#waiting, scene, still)) {
      case "known":
        return;
      case "jump":
        this.stop();
        this.shown = scene;
        return;
      case "wait":
        this.#waiting.push(scene);
        if (!this.moved) this.#next(pace);
    }
  }

  /** Let everything fall into place at once. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#waiting = [];
    this.moved = null;
    this.progress = 1;
  }

  #next(pace: number): void {
    const scene = this.#waiting.shift();
    if (!scene) return;
    this.moved = movement(this.shown, scene);
    this.shown = scene;
    if (this.moved) this.#run(pace * lasts(this.moved), pace);
    else this.#next(pace);
  }

  #run(duration: number, pace: number): void {
    const begin = performance.now();
    this.progress = 0;
    const draw = (now: number) => {
      const share = duration ? Math.min(1, Math.max(0, (now - begin) / duration)) : 1;
      this.progress = cubicInOut(share);
      if (share < 1) {
        this.#frame = requestAnimationFrame(draw);
      } else {
        this.moved = null;
        this.#next(pace);
      }
    };
    this.#frame = requestAnimationFrame(draw);
  }
}
