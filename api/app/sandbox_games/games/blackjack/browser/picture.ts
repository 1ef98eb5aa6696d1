/** Blackjack: the dealer's cards above, the player's hands below. */
import { isBust, totalOf } from '@grandstand/shared-types/games/blackjack/hand'
import { el, pause } from '../../../browser/dom.ts'
import type { Host, Picture } from '../../../browser/picture_form.ts'
import type { BlackjackShown } from '../../../wire.ts'
import { cardOf, cardText } from '../../../browser/cards.ts'

const NEXT_CARD_MS = 350

export default function blackjackPicture(host: Host): Picture<BlackjackShown> {
  const dealer = el('div', { class: 'side' })
  const player = el('div', { class: 'sides' })
  /** How many cards of each hand, the dealer's first, lie on the table. */
  let shown: number[] = []

  function handOf(
    name: string,
    cards: readonly (number | null)[],
    from: number,
    kind = ''
  ): HTMLElement {
    const known = cards.filter((card) => card !== null)
    const total = totalOf(known).total
    const list = el('ol', { class: 'hand', dir: 'ltr' })
    list.append(...cards.map((card, place) => cardOf(card, place >= from)))
    const sum = el(
      'output',
      { class: isBust(known) ? 'total bust' : 'total', dir: 'ltr' },
      // cards that nobody has seen count for nothing yet
      known.length > 0 ? String(total) : ''
    )
    return el('div', { class: `side ${kind}` }, el('p', {}, name, ' ', sum), list)
  }

  async function draw(
    { hands, dealer: cards, playing }: BlackjackShown,
    isNew: boolean
  ): Promise<void> {
    player.replaceChildren(
      ...hands.map((hand, place) =>
        handOf(
          host.word('you'),
          hand.cards,
          isNew ? (shown[place + 1] ?? 0) : hand.cards.length,
          place === playing ? 'playing' : ''
        )
      )
    )
    const isHidden = cards.length === 1
    const first = isNew ? (shown[0] ?? 0) : cards.length
    for (let count = Math.max(1, Math.min(first, cards.length)); count <= cards.length; count++) {
      const all = [...cards.slice(0, count), ...(isHidden ? [null] : [])]
      dealer.replaceChildren(handOf(host.word('dealer'), all, isNew ? count - 1 : all.length))
      if (isNew && count < cards.length) await pause(NEXT_CARD_MS)
    }
    shown = [isHidden ? 1 : cards.length, ...hands.map((hand) => hand.cards.length)]
  }

  dealer.append(handOf(host.word('dealer'), [null, null], 2))
  player.append(handOf(host.word('you'), [null, null], 2))
  return {
    stage: el('div', { class: 'blackjack' }, dealer, player),
    bets: () => [{ stakeMinor: host.stakeMinor() }],
    wait: () => undefined,
    ready: () => {
      shown = []
    },
    show: async (outcome, isNew) => {
      await draw(outcome, isNew)
      const texts = outcome.hands.map(({ cards }) => cards.map(cardText).join(' '))
      return `${texts.join(' / ')} – ${outcome.dealer.map(cardText).join(' ')}.`
    },
    actions: ({ allowed }) => allowed.map((action) => ({ action, label: host.word(action) })),
  }
}
