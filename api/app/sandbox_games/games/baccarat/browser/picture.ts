/** Baccarat: the two hands, and the three spots on which chips are laid. */
import {
  BACCARAT_SIDES,
  baccaratTotal,
  baccaratWinner,
  type BaccaratBet,
  type BaccaratOutcome,
  type BaccaratSide,
} from '@grandstand/shared-types/games/baccarat/baccarat'
import { cardOf, cardText } from '../../../browser/cards.ts'
import { chipText, makeChips } from '../../../browser/chips.ts'
import { el, pause } from '../../../browser/dom.ts'
import type { Host, Picture } from '../../../browser/picture_form.ts'
import type { DrawnOutcome } from '../../../wire.ts'

const NEXT_CARD_MS = 450
const PAYS: Readonly<Record<BaccaratSide, string>> = { player: '1:1', tie: '8:1', banker: '0.95:1' }
const ORDER: readonly BaccaratSide[] = ['player', 'tie', 'banker']
const isSide = (spot: string): spot is BaccaratSide => BACCARAT_SIDES.some((side) => side === spot)

export default function baccaratPicture(
  host: Host
): Picture<DrawnOutcome<BaccaratOutcome, BaccaratBet>> {
  const hands = { player: handOf(host.word('player')), banker: handOf(host.word('banker')) }
  const spots = new Map(ORDER.map((side) => [side, spotOf(host, side, () => chips.lay(side))]))
  const chips = makeChips(host, (spot, stakeMinor) => {
    const chip = isSide(spot) ? spots.get(spot)?.querySelector('.chip') : null
    chip?.replaceChildren(stakeMinor > 0 ? chipText(stakeMinor) : '')
  })
  const laid = (): BaccaratBet[] =>
    chips.laid().flatMap(({ spot, stakeMinor }) => (isSide(spot) ? [{ on: spot, stakeMinor }] : []))
  const mark = (winner: BaccaratSide | null): void => {
    for (const [side, spot] of spots) spot.classList.toggle('came', side === winner)
  }
  const empty = (): void => {
    mark(null)
    hands.player.show([null, null], 2)
    hands.banker.show([null, null], 2)
  }
  empty()
  return {
    stage: el('div', { class: 'baccarat' }, hands.player.element, hands.banker.element),
    board: el('div', { class: 'spots' }, ...spots.values()),
    bets: laid,
    clear: chips.clear,
    wait: empty,
    lock: (isLocked) => {
      for (const spot of spots.values()) spot.disabled = isLocked
    },
    show: async ({ drawn }, isNew) => {
      for (let count = isNew ? 1 : 3; count <= 3; count++) {
        for (const side of ['player', 'banker'] as const) {
          const cards = drawn[side].slice(0, count)
          if (cards.length < count && isNew) continue
          hands[side].show(cards, isNew ? count - 1 : cards.length)
          if (isNew) await pause(NEXT_CARD_MS)
        }
      }
      const winner = baccaratWinner(drawn)
      mark(winner)
      const cards = [drawn.player, drawn.banker].map((own) => own.map(cardText).join(' '))
      return `${cards.join(' – ')}. ${host.word(winner)}.`
    },
  }
}

function spotOf(host: Host, side: BaccaratSide, lay: () => void): HTMLButtonElement {
  const made = el('button', { type: 'button', class: `spot ${side}` })
  made.append(
    el('b', {}, host.word(side)),
    el('small', { dir: 'ltr' }, PAYS[side]),
    el('span', { class: 'chip' })
  )
  made.addEventListener('click', lay)
  return made
}

function handOf(name: string) {
  const list = el('ol', { class: 'hand', dir: 'ltr' })
  const total = el('output', { class: 'total', dir: 'ltr' })
  return {
    element: el('div', { class: 'side' }, el('p', {}, name, ' ', total), list),
    show: (cards: readonly (number | null)[], from: number) => {
      const known = cards.filter((card) => card !== null)
      list.replaceChildren(...cards.map((card, place) => cardOf(card, place >= from)))
      total.textContent = known.length > 0 ? String(baccaratTotal(known)) : ''
    },
  }
}
