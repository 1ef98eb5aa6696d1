import type { Finish } from '@grandstand/shared-types/games/race/race_parts'

/** How much later each place comes in, as a share of the way. */
const GAP = 0.045
const SWAY = 0.07

/** The place of each runner by its number, from 0; those of a dead heat share one. */
export function placesOf(finish: Finish): Map<number, number> {
  const places = new Map<number, number>()
  let before = 0
  for (const tied of finish) {
    for (const runner of tied) places.set(runner, before)
    before += tied.length
  }
  return places
}

/** How far a runner is when `share` of the race is over: each has its own pace, and comes in at its place. From 0 to 1. */
export function runOf(lane: number, place: number, share: number): number {
  const end = 1 - place * GAP
  const sway = Math.sin(share * Math.PI) * Math.sin(share * 7 + lane * 2.3) * SWAY
  return Math.max(0, share * end + sway)
}
