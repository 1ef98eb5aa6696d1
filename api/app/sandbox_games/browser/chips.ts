/** Stakes laid on the spots of a table. */
import type { Host } from './picture_form.ts'

export interface Chips {
  /** Adds the chosen stake to the spot, or takes the spot's stake away. */
  lay: (spot: string) => void
  take: (spot: string) => void
  clear: () => void
  laid: () => { spot: string; stakeMinor: number }[]
}

/** `draw` shows what lies on a spot now; 0 is nothing. */
export function makeChips(host: Host, draw: (spot: string, stakeMinor: number) => void): Chips {
  const chips = new Map<string, number>()
  const set = (spot: string, stakeMinor: number) => {
    if (stakeMinor === 0) chips.delete(spot)
    else chips.set(spot, stakeMinor)
    draw(spot, stakeMinor)
    host.changed()
  }
  const total = () => [...chips.values()].reduce((sum, stake) => sum + stake, 0)
  return {
    lay: (spot) => {
      const stake = host.stakeMinor()
      if (total() + stake <= host.maxStakeMinor) set(spot, (chips.get(spot) ?? 0) + stake)
    },
    take: (spot) => set(spot, 0),
    clear: () => {
      for (const spot of [...chips.keys()]) set(spot, 0)
    },
    laid: () => [...chips].map(([spot, stakeMinor]) => ({ spot, stakeMinor })),
  }
}

/** What stands on a chip: 1, 2.5, 500, 1k. */
export function chipText(stakeMinor: number): string {
  const major = stakeMinor / 100
  return major >= 1000 ? `${Math.floor(major / 100) / 10}k` : String(Math.floor(major * 10) / 10)
}
