/** The slot: five reels and ten lines. */
import { COIN, PAY_LINES, type SlotSymbol } from '@grandstand/shared-types/games/slot/reels'
import {
  shownSymbols,
  slotWins,
  type SlotOutcome,
  type SlotWin,
} from '@grandstand/shared-types/games/slot/slot'
import { el, svg } from '../../../browser/dom.ts'
import type { Host, Picture } from '../../../browser/picture_form.ts'
import type { DrawnOutcome } from '../../../wire.ts'
import { makeReels } from './reels.ts'
import { SIGNS } from '@grandstand/shared-types/games/slot/symbol_pictures'

type Outcome = DrawnOutcome<SlotOutcome, { stakeMinor: number }>
type Place = readonly [reel: number, row: number]

const COLOURS = ['#ff6b6b', '#ffd166', '#7ae582', '#6ecbff', '#d19bff']

export default function slotPicture(host: Host): Picture<Outcome> {
  const reels = makeReels()
  const lines = svg('0 0 50 30', '', 'lines')
  const stage = el('div', { class: 'slot' }, reels.element, lines)
  return {
    stage,
    bets: () => [{ stakeMinor: host.stakeMinor() }],
    wait: () => {
      lines.replaceChildren()
      reels.turn()
    },
    show: async ({ drawn }, isNew) => {
      const shown = shownSymbols(drawn)
      lines.replaceChildren()
      await reels.stop(shown, isNew)
      const wins = slotWins(drawn)
      lines.innerHTML = wins.map(lineOf).join('')
      reels.mark(wins.flatMap((win) => placesOf(win, shown)))
      return wins.map(({ symbol, count }) => `${count} ${SIGNS[symbol]}`).join(', ')
    },
  }
}

function placesOf({ line, count }: SlotWin, shown: readonly SlotSymbol[][]): Place[] {
  if (line === null) {
    return shown.flatMap((reel, place) =>
      reel.flatMap((symbol, row): Place[] => (symbol === COIN ? [[place, row]] : []))
    )
  }
  const rows = PAY_LINES[line] ?? []
  return rows.slice(0, count).map((row, reel) => [reel, row])
}

function lineOf({ line }: SlotWin): string {
  if (line === null) return ''
  const points = (PAY_LINES[line] ?? []).map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`)
  return `<polyline points="${points.join(' ')}" stroke="${COLOURS[line % COLOURS.length]}"/>`
}
