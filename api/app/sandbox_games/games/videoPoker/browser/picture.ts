/** Video poker: five cards, of which the player keeps some, and what hands pay. */
import { POKER_HANDS } from '@grandstand/shared-types/games/poker/hands'
import { HAND_CARDS, POKER_PAYS_MILLI } from '@grandstand/shared-types/games/poker/video_poker'
import { cardOf, cardText } from '../../../browser/cards.ts'
import { el, pause } from '../../../browser/dom.ts'
import type { Host, Picture } from '../../../browser/picture_form.ts'
import type { PokerShown } from '../../../wire.ts'

const TURN_MS = 350

export default function videoPokerPicture(host: Host): Picture<PokerShown> {
  const held = new Set<number>()
  const cards = Array.from({ length: HAND_CARDS }, (_, place) => {
    const face = el('ol', { class: 'hand', dir: 'ltr' }, cardOf(null, false))
    const hold = el('button', { 'type': 'button', 'class': 'hold', 'aria-pressed': 'false' })
    hold.append(host.word('hold'))
    hold.disabled = true
    hold.addEventListener('click', () => {
      if (!held.delete(place)) held.add(place)
      draw()
    })
    return { face, hold }
  })
  const pays = new Map(
    POKER_HANDS.map((hand) => [
      hand as string,
      el(
        'li',
        {},
        host.word(hand),
        ' ',
        el('b', { dir: 'ltr' }, `×${POKER_PAYS_MILLI[hand] / 1000}`)
      ),
    ])
  )

  function draw(): void {
    for (const [place, { hold }] of cards.entries()) {
      hold.setAttribute('aria-pressed', String(held.has(place)))
    }
  }

  return {
    stage: el(
      'div',
      { class: 'poker', dir: 'ltr' },
      ...cards.map(({ face, hold }) => el('div', { class: 'seat' }, face, hold))
    ),
    board: el('ul', { class: 'pays' }, ...[...pays.values()].toReversed()),
    bets: () => [{ stakeMinor: host.stakeMinor() }],
    wait: () => undefined,
    show: async ({ cards: dealt, hand, isOver, bet }, isNew) => {
      if (!isOver) held.clear()
      for (const [place, card] of dealt.entries()) {
        const seat = cards[place]
        const isTurned = isNew && !(isOver && bet.held.includes(place))
        seat?.face.replaceChildren(cardOf(card, isTurned))
        if (seat) seat.hold.disabled = isOver
      }
      draw()
      for (const [name, row] of pays) row.classList.toggle('hit', name === hand)
      if (isNew) await pause(TURN_MS)
      return `${dealt.map(cardText).join(' ')}. ${hand ? host.word(hand) : ''}`
    },
    actions: () => [
      {
        action: () => `keep:${[...held].toSorted((a, b) => a - b).join('')}`,
        label: host.word('draw'),
      },
    ],
  }
}
