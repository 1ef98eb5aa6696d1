/** Bingo: the balls called, and one card that marks itself. */
import { drawsFrom, type Draws } from '@grandstand/shared-types/draws/stream'
import {
  filledBy,
  type BingoBet,
  type BingoOutcome,
  type BingoRules,
} from '@grandstand/shared-types/games/bingo/bingo_rules'
import type { DrawnOutcome } from '../wire.ts'
import { button, el, pause } from './dom.ts'
import type { Host, Picture } from './picture_form.ts'

const NEXT_BALL_MS = 90
const SHOWN_LAST = 7

/** Numbers for the player's own cards; the draw itself is the server's. */
const own = drawsFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

interface Bingo {
  rules: BingoRules
  columns: number
  /** What stands above the columns. */
  heads: readonly string[]
  cardOf: (draws: Draws) => number[]
}

export function bingoPicture(
  host: Host,
  { rules, columns, heads, cardOf }: Bingo
): Picture<DrawnOutcome<BingoOutcome, BingoBet>> {
  let card = cardOf(own)
  const grid = el('div', { class: 'card', dir: 'ltr', role: 'img' })
  grid.style.setProperty('--columns', String(columns))
  const last = el('ol', { class: 'called', dir: 'ltr' })
  const count = el('output', { class: 'count', dir: 'ltr' })
  const prizes = el('ul', { class: 'prizes' })
  const another = button({ label: host.word('newCard'), kind: 'second' }, () => {
    card = cardOf(own)
    begin()
    host.changed()
  })
  /** Nothing is paid after this call. */
  const lastCall = Math.max(...rules.prizes.flatMap(({ steps }) => steps.map(({ calls }) => calls)))

  function begin(): void {
    const head = heads.map((text) => el('b', {}, text))
    const cells = card.map((number) =>
      el(
        'span',
        { 'class': number === 0 ? 'free' : null, 'data-number': String(number) },
        number === 0 ? '★' : String(number)
      )
    )
    grid.replaceChildren(...head, ...cells)
    grid.setAttribute('aria-label', card.filter((number) => number > 0).join(', '))
    last.replaceChildren()
    count.textContent = ''
    drawPrizes(0)
  }

  /** The prizes that can still be won after so many calls. */
  function drawPrizes(calls: number): void {
    prizes.replaceChildren(
      ...rules.prizes.map(({ pattern, steps }) => {
        const step = steps.find((one) => calls <= one.calls)
        const pay = step ? `×${step.multipleMilli / 1000} ≤ ${step.calls}` : '–'
        return el(
          'li',
          { 'data-pattern': pattern },
          host.word(pattern),
          ' ',
          el('b', { dir: 'ltr' }, pay)
        )
      })
    )
  }

  function call(ball: number, place: number): void {
    last.prepend(el('li', {}, String(ball)))
    last.children[SHOWN_LAST]?.remove()
    count.textContent = `${place} / ${lastCall}`
    grid.querySelector(`[data-number="${ball}"]`)?.classList.add('daubed')
  }

  begin()
  return {
    stage: el('div', { class: 'bingo' }, el('div', { class: 'calls' }, count, last), grid, prizes),
    board: another,
    bets: () => [{ stakeMinor: host.stakeMinor(), card }],
    wait: begin,
    lock: (isLocked) => {
      another.disabled = isLocked
    },
    show: async ({ drawn, bets: [bet] }, isNew) => {
      if (bet && !isNew) {
        card = [...bet.card]
        begin()
      }
      const filled = filledBy(rules, card, drawn)
      for (const [place, ball] of drawn.calls.slice(0, lastCall).entries()) {
        call(ball, place + 1)
        if (!isNew) continue
        drawPrizes(place + 1)
        await pause(NEXT_BALL_MS)
      }
      const paid = filled.filter(({ multipleMilli }) => multipleMilli > 0)
      for (const { pattern, multipleMilli, call: at } of paid) {
        const row = prizes.querySelector(`[data-pattern="${pattern}"]`)
        row?.replaceChildren(
          host.word(pattern),
          ' ',
          el('b', { dir: 'ltr' }, `×${multipleMilli / 1000} (${at})`)
        )
        row?.classList.add('won')
      }
      return paid.map(({ pattern }) => `${host.word(pattern)}.`).join(' ')
    },
  }
}
