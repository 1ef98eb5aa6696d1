/** Roulette: the wheel, the last numbers, and the table. */
import type { RouletteBet, RouletteOutcome } from '@grandstand/shared-types/games/roulette/roulette'
import { colourOf } from '@grandstand/shared-types/games/roulette/spots'
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
  const wheel = makeWheel()
  const table = makeTable(host, (spot) => chips.lay(spot))
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
      last.prepend(el('li', { class: colourOf(number) }, String(number)))
      last.children[SHOWN_LAST]?.remove()
      return number === 0 ? '0' : `${number} ${host.word(colourOf(number))}.`
    },
  }
}
