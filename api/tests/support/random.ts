/**
 * Random numbers from a seed. Every run has the same seed, so that a failure is due to a change; `SEED=12345` sets
 * another, `SEED=random` a new one each time. Tests that use the seed print it.
 */
const { SEED: wanted } = process.env

export const SEED = wanted === 'random' ? Date.now() % 1_000_000 : Number(wanted ?? 20_261)

/** Gives whole numbers from 0 up to, and without, `below` (mulberry32). */
export function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below)
  }
}
