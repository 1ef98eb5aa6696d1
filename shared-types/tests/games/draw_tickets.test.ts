import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stream } from '../../src/draws/stream.ts'
import { pick } from '../../src/draws/choose.ts'
import { bingo75Card } from '../../src/games/bingo/bingo_75.ts'
import { bingo90Card } from '../../src/games/bingo/bingo_90.ts'
import { DRAW_GAME_CODES, DRAW_GAMES, type DrawGameCode } from '../../src/games/draw_games.ts'
import { readDrawBets, ticketEnds, winsOfDraw } from '../../src/games/draw_tickets.ts'

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

/** A bet of the game that follows from a number. */
function betOf(code: DrawGameCode, seed: number, stakeMinor: number): object {
  const draws = stream({ serverSeed: 'bets', clientSeed: String(seed), round: 0 })
  if (code === 'bingo75') return { stakeMinor, card: bingo75Card(draws) }
  if (code === 'bingo90') return { stakeMinor, card: bingo90Card(draws) }
  if (code === 'keno') return { stakeMinor, numbers: pick(draws, upTo(80), 1 + draws.below(10)) }
  if (code === 'lotto6of49') return { stakeMinor, numbers: pick(draws, upTo(49), 6) }
  if (code === 'lotto5of36') return { stakeMinor, numbers: pick(draws, upTo(36), 5) }
  const [runner = 1, second = 2] = pick(draws, upTo(6), 2)
  const kind = (['win', 'place', 'forecast', 'eachWay'] as const)[draws.below(4)]
  return { stakeMinor, kind, runner, ...(kind === 'forecast' && { second }) }
}

const tickets = fc.record({
  code: fc.constantFrom(...DRAW_GAME_CODES),
  round: fc.nat(1_000_000),
  serverSeed: fc.string({ minLength: 1 }),
  seeds: fc.array(fc.nat(), { minLength: 1, maxLength: 10 }),
  stakeMinor: fc.integer({ min: 1, max: 1_000_000 }),
  maxWinMinor: fc.integer({ min: 0, max: 10_000_000 }),
})

function readTicket(code: DrawGameCode, round: number, values: readonly object[]) {
  const read = readDrawBets(code, round, values)
  if (!('bets' in read)) throw new Error(`bet ${read.wrongAt} is no bet`)
  return read
}

describe('the end of a ticket', () => {
  test('a drawn ticket is paid what its bets won, at most its bound, and never more than was promised', () => {
    fc.assert(
      fc.property(tickets, ({ code, round, serverSeed, seeds: of, stakeMinor, maxWinMinor }) => {
        const seeds = { serverSeed, clientSeed: 'all tickets', round }
        const values = of.map((seed) => betOf(code, seed, stakeMinor))
        const { bets, stakeMinor: sum, highestWinMinor } = readTicket(code, round, values)
        expect(sum).toBe(stakeMinor * values.length)
        const wins = winsOfDraw(code, seeds)(bets)
        const total = wins.reduce((a, b) => a + b, 0)
        expect(total).toBeLessThanOrEqual(highestWinMinor)
        const end = ticketEnds(
          { gameCode: code, seeds },
          true
        )({ bets, stakeMinor: sum, maxWinMinor })
        expect(end.paidMinor).toBe(Math.min(total, maxWinMinor))
        expect(end.state).toBe(end.paidMinor > 0 ? 'won' : 'lost')
        // stored bets come back as JSON
        const stored: object[] = JSON.parse(JSON.stringify(bets))
        expect(winsOfDraw(code, seeds)(stored)).toEqual(wins)
      }),
      { numRuns: 300 }
    )
  })

  test('of a failed draw, a ticket is carried over, and a race or the last draw gives the stake back', () => {
    fc.assert(
      fc.property(tickets, fc.boolean(), ({ code, stakeMinor, maxWinMinor }, hasNext) => {
        const end = ticketEnds(
          { gameCode: code, seeds: null },
          hasNext
        )({
          bets: [],
          stakeMinor,
          maxWinMinor,
        })
        const isCarried = hasNext && !DRAW_GAMES[code].isRace
        expect(end).toEqual(
          isCarried ? { state: 'carried', paidMinor: 0 } : { state: 'void', paidMinor: stakeMinor }
        )
      })
    )
  })
})

describe('reading the bets of a ticket', () => {
  test.each([
    ['lotto6of49', { stakeMinor: 100, numbers: [1, 2, 3, 4, 5, 50] }],
    ['lotto6of49', { stakeMinor: 100, numbers: [1, 2, 3, 4, 5, 5] }],
    ['lotto6of49', { stakeMinor: 100, numbers: [1, 2, 3, 4, 5] }],
    ['keno', { stakeMinor: 0, numbers: [1] }],
    ['keno', { stakeMinor: -5, numbers: [1] }],
    ['keno', { stakeMinor: 1.5, numbers: [1] }],
    ['keno', { stakeMinor: 1e15, numbers: [1] }],
    ['keno', { stakeMinor: 100, numbers: upTo(11) }],
    ['greyhounds', { stakeMinor: 100, kind: 'win', runner: 7 }],
    ['horses', { stakeMinor: 100, kind: 'forecast', runner: 2, second: 2 }],
    ['bingo75', { stakeMinor: 100, card: upTo(25) }],
    ['bingo90', null],
  ] as const)('%s refuses %j', (code, bet) => {
    expect(readDrawBets(code, 3, [bet])).toEqual({ wrongAt: 0 })
  })

  test('a bet on a race gets the round of its draw, whatever was sent', () => {
    const bet = { stakeMinor: 100, kind: 'win', runner: 1, round: 99 }
    const { bets } = readTicket('horses', 7, [bet])
    expect(bets).toEqual([{ stakeMinor: 100, kind: 'win', runner: 1, round: 7 }])
  })
})
