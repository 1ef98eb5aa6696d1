/** Rounds of several matches with prices: each match is a card, with its score when it was played. */
import type {
  FixtureBet,
  FixturesOutcome,
} from '@grandstand/shared-types/games/fixtures/fixed_odds'
import { pairsOf } from '@grandstand/shared-types/games/fixtures/schedule'
import type { DrawnOutcome } from '../wire.ts'
import { el, pause } from './dom.ts'
import { oddsSlip } from './odds_slip.ts'
import type { Host, Picture } from './picture_form.ts'

/** Steps in which a score comes about, and the time of one, ms. */
const STEPS = 12
const STEP_MS = 260
/** How long the scores stand beside the bets, ms. */
const READ_MS = 2_500

interface Fixtures<Score> {
  sides: readonly { name: string }[]
  oddsOf: (round: number, match: number) => ReadonlyMap<string, number>
  /** Kinds of picks: the first is shown at once, the others on demand. */
  kinds: readonly string[]
  /** The choice of a pick in words, such as `over2.5`. */
  choice: (choice: string, names: readonly [string, string]) => string
  /** The score after a share of the match, 0 to 1. */
  scoreAt: (score: Score, share: number) => string
}

export function fixturesPicture<Score>(
  host: Host,
  { sides, oddsOf, kinds, choice, scoreAt }: Fixtures<Score>
): Picture<DrawnOutcome<FixturesOutcome<Score>, FixtureBet>> {
  const slip = oddsSlip<FixtureBet>(host)
  const list = el('div', { class: 'matches' })
  const title = el('p', { class: 'hint' })
  const results = el('ol', { class: 'results', dir: 'ltr' })
  let scores: HTMLElement[] = []
  let shownRound = -1

  /** The matches of a round, with prices while it can be bet on. */
  function drawRound(round: number): void {
    shownRound = round
    title.textContent = host.word('matchday').replace('{number}', String(round + 1))
    const pairs = pairsOf(sides.length, round)
    scores = pairs.map(() =>
      el('output', { 'class': 'score', 'dir': 'ltr', 'aria-live': 'off' }, '–')
    )
    list.replaceChildren(
      ...pairs.map(([home, away], match) => {
        const names = [sides[home]?.name ?? '', sides[away]?.name ?? ''] as const
        const odds = oddsOf(round, match)
        const pricesOf = (kind: string) =>
          [...odds]
            .filter(([id]) => id.startsWith(`${kind}:`))
            .map(([pick, price]) =>
              slip.price(`${match}:${pick}`, choice(pick.slice(kind.length + 1), names), price, {
                ...{ round, match, pick },
              })
            )
        const [main = '', ...others] = kinds
        return el(
          'section',
          { 'class': 'match', 'aria-label': names.join(' – ') },
          el(
            'div',
            { class: 'teams' },
            el('span', {}, names[0]),
            scores[match] ?? '',
            el('span', {}, names[1])
          ),
          el('div', { class: 'main-prices' }, ...pricesOf(main)),
          el(
            'details',
            {},
            el('summary', {}, host.word('more')),
            ...others.map((kind) =>
              el(
                'div',
                {},
                el('p', { class: 'hint' }, host.word(kind)),
                el('div', { class: 'more' }, ...pricesOf(kind))
              )
            )
          )
        )
      })
    )
  }

  /** What the last round ended with, while the next one is on offer. */
  function drawResults(round: number, all: readonly Score[]): void {
    results.replaceChildren(
      ...pairsOf(sides.length, round).map(([home, away], match) => {
        const score = all[match]
        const end = score === undefined ? '' : scoreAt(score, 1)
        return el('li', {}, `${sides[home]?.name} `, el('b', {}, end), ` ${sides[away]?.name}`)
      })
    )
  }

  return {
    stage: el('div', { class: 'round' }, results, title),
    board: list,
    bets: slip.bets,
    clear: slip.clear,
    lock: slip.lock,
    ready: () => {
      if (shownRound === host.nextRound()) return
      slip.clear()
      drawRound(host.nextRound())
    },
    wait: () => undefined,
    show: async ({ drawn, bets: [bet], wins }, isNew) => {
      if (bet && !isNew) drawResults(bet.round, drawn.scores)
      if (!isNew) return ''
      results.replaceChildren()
      for (let step = 1; step <= STEPS; step++) {
        for (const [match, score] of drawn.scores.entries()) {
          const shown = scores[match]
          if (shown) shown.textContent = scoreAt(score, step / STEPS)
        }
        await pause(STEP_MS)
      }
      if (bet?.round !== shownRound) return ''
      slip.mark(wins)
      await pause(READ_MS)
      drawResults(bet.round, drawn.scores)
      return ''
    },
  }
}
