/** Roulette: the wheel, the last numbers, and the table. */
import {
  rouletteRules,
  type RouletteBet,
  type RouletteOutcome,
} from '@grandstand/shared-types/games/roulette/roulette'
import { colourOf, DOUBLE_ZERO, numberText } from '@grandstand/shared-types/games/roulette/spots'
import { makeChips } from '../../../browser/chips.ts'
import { el } from '../../../browser/dom.ts'
import type { Host, Picture } from '../../../browser/picture_form.ts'
import type { DrawnOutcome } from '../../../wire.ts'
import { makeTable } from './table.ts'
import { makeWheel } from './wheel.ts'

const SHOWN_LAST = 8

export default function roulettePicture(
  host: Host
): Picture<DrawnOutcome<RouletteOutcome, RouletteBet>> {
  const { spots, pockets } = rouletteRules(host.gameCode)
  const wheel = makeWheel(pockets > DOUBLE_ZERO)
  const table = makeTable(host, spots, (spot) => chips.lay(spot))
  const chips = makeChips(host, table.draw)
  const last = el('ol', { class: 'last', dir: 'ltr' })
  return {
    stage: el('div', { class: 'roulette' }, wheel.element, last),
    board: table.element,
    bets: chips.laid,
    clear: chips.clear,
    wait: () => table.mark(-1),
    lock: table.lock,
    show: async ({ drawn: { number } }, isNew) => {
      await wheel.stopAt(number, isNew)
      table.mark(number)
      last.prepend(el('li', { class: colourOf(number) }, numberText(number)))
      last.children[SHOWN_LAST]?.remove()
      const colour = colourOf(number)
      return colour === 'green' ? numberText(number) : `${number} ${host.word(colour)}.`
    },
  }
}
