/** The reels: they turn, and stop one after another. */
import type { SlotMachine, SlotSymbol } from '@grandstand/shared-types/games/slot/machine'
import { shapeOf } from '@grandstand/shared-types/games/slot/shapes'
import type { Place } from '@grandstand/shared-types/games/slot/slot'
import { el, pause, svg } from '../../../browser/dom.ts'

/** Until the first reel stops, and between two, ms. */
const FIRST_STOP_MS = 500
const NEXT_STOP_MS = 220

export interface Reels {
  element: HTMLElement
  turn: () => void
  stop: (shown: readonly SlotSymbol[][], isNew: boolean) => Promise<void>
  /** Marks the symbols at these places of the reels. */
  mark: (places: readonly Place[]) => void
}

export function makeReels(machine: SlotMachine): Reels {
  const { reels: texts, rows } = machine
  /** What stands on a reel before the first round, and flies past while it turns. */
  const from = (reel: number, place: number): SlotSymbol[] =>
    [...(texts[reel] ?? '')].slice(place, place + rows)
  const cellsOf = (symbols: readonly SlotSymbol[]): HTMLElement[] =>
    symbols.map((symbol) => el('div', { class: 'cell' }, symbolPicture(machine, symbol)))
  const strips = texts.map((_, reel) =>
    el('div', { class: 'strip' }, ...cellsOf(from(reel, reel * 2)))
  )
  const reels = strips.map((strip) => el('div', { class: 'reel' }, strip))
  return {
    element: el('div', { class: 'reels', dir: 'ltr' }, ...reels),
    turn: () => {
      for (const [reel, strip] of strips.entries()) {
        strip.replaceChildren(...cellsOf(from(reel, reel)), ...cellsOf(from(reel, reel + rows)))
        reels[reel]?.classList.add('turns')
      }
    },
    stop: async (shown, isNew) => {
      if (isNew) await pause(FIRST_STOP_MS)
      for (const [place, strip] of strips.entries()) {
        strip.replaceChildren(...cellsOf(shown[place] ?? []))
        reels[place]?.classList.remove('turns')
        reels[place]?.classList.toggle('lands', isNew)
        if (isNew && place < strips.length - 1) await pause(NEXT_STOP_MS)
      }
    },
    mark: (places) => {
      for (const [reel, row] of places) strips[reel]?.children[row]?.classList.add('wins')
    },
  }
}

/** A symbol of a machine, drawn. */
export function symbolPicture({ looks }: SlotMachine, symbol: SlotSymbol): SVGSVGElement {
  const look = looks[symbol]
  return svg('0 0 40 40', look ? shapeOf(look.shape, look.colour) : '')
}
