/** The five reels: they turn, and stop one after another. */
import { SLOT_SYMBOLS, type SlotSymbol } from '@grandstand/shared-types/games/slot/reels'
import { el, pause, svg } from '../../../browser/dom.ts'
import { PICTURES } from '@grandstand/shared-types/games/slot/symbol_pictures'

const REELS = 5
const ROWS = 3
/** Until the first reel stops, and between two, ms. */
const FIRST_STOP_MS = 500
const NEXT_STOP_MS = 220

export interface Reels {
  element: HTMLElement
  turn: () => void
  stop: (shown: readonly SlotSymbol[][], isNew: boolean) => Promise<void>
  /** Marks the symbols at these places of the reels. */
  mark: (places: readonly (readonly [reel: number, row: number])[]) => void
}

export function makeReels(): Reels {
  const strips = Array.from({ length: REELS }, (_, reel) =>
    el('div', { class: 'strip' }, ...cellsOf(firstOf(reel)))
  )
  const reels = strips.map((strip) => el('div', { class: 'reel' }, strip))
  return {
    element: el('div', { class: 'reels', dir: 'ltr' }, ...reels),
    turn: () => {
      for (const [place, strip] of strips.entries()) {
        strip.replaceChildren(...cellsOf(firstOf(place)), ...cellsOf(firstOf(place + 3)))
        reels[place]?.classList.add('turns')
      }
    },
    stop: async (shown, isNew) => {
      if (isNew) await pause(FIRST_STOP_MS)
      for (const [place, strip] of strips.entries()) {
        strip.replaceChildren(...cellsOf(shown[place] ?? []))
        reels[place]?.classList.remove('turns')
        reels[place]?.classList.toggle('lands', isNew)
        if (isNew && place < REELS - 1) await pause(NEXT_STOP_MS)
      }
    },
    mark: (places) => {
      for (const [reel, row] of places) strips[reel]?.children[row]?.classList.add('wins')
    },
  }
}

const cellsOf = (symbols: readonly SlotSymbol[]): HTMLElement[] =>
  symbols.map((symbol) => el('div', { class: 'cell' }, svg('0 0 40 40', PICTURES[symbol])))

/** What stands on a reel before the first round, and flies past while it turns. */
const firstOf = (reel: number): SlotSymbol[] =>
  Array.from(
    { length: ROWS },
    (_, row) => SLOT_SYMBOLS[(reel * 2 + row * 4) % SLOT_SYMBOLS.length] ?? 'C'
  )
