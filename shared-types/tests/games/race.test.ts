import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stream } from '../../src/draws/stream.ts'
import { strengthsOf } from '../../src/games/race/field.ts'
import { oddsOfRound } from '../../src/games/race/race_odds.ts'
import { GREYHOUND_RULES, greyhounds, HORSE_RULES, horses } from '../../src/games/race/races.ts'
import type { RaceBet } from '../../src/games/race/race_bet.ts'

const ROUND = 12
const RACES = [
  ['greyhounds', greyhounds, GREYHOUND_RULES],
  ['horses', horses, HORSE_RULES],
] as const

/**
 * The win in whole thousandths of minor units over every order that a dead heat allows: each of those orders is as good as
 * the others.
 */
function byOrders(
  rules: typeof GREYHOUND_RULES,
  bet: RaceBet,
  finish: readonly (readonly number[])[]
): number {
  const odds = oddsOfRound(rules, bet.round)
  const orders = ordersOf(finish)
  const paid = orders.map((order) => {
    const place = order.indexOf(bet.runner)
    const win = odds.win[bet.runner - 1]! / 1000
    if (bet.kind === 'win') return place === 0 ? win : 0
    if (bet.kind === 'place') {
      return place < rules.places ? odds.place[bet.runner - 1]! / 1000 : 0
    }
    if (bet.kind === 'forecast') {
      const isRight = place === 0 && order[1] === bet.second
      return isRight ? odds.forecast[bet.runner - 1]![bet.second! - 1]! / 1000 : 0
    }
    const placed = place < rules.places ? 1 + (win - 1) / rules.placeDivisor : 0
    return ((place === 0 ? win : 0) + placed) / 2
  })
  return (bet.stakeMinor * paid.reduce((sum, one) => sum + one, 0)) / orders.length
}

function ordersOf([first, ...rest]: readonly (readonly number[])[]): number[][] {
  if (!first) return [[]]
  return permutations([...first]).flatMap((start) =>
    ordersOf(rest).map((end) => [...start, ...end])
  )
}

function permutations(items: number[]): number[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest])
  )
}

/** Finishes with dead heats anywhere. */
const finishOf = (runners: number) =>
  fc
    .tuple(
      fc.shuffledSubarray(
        Array.from({ length: runners }, (_, place) => place + 1),
        { minLength: runners, maxLength: runners }
      ),
      fc.array(fc.boolean(), { minLength: runners, maxLength: runners })
    )
    .map(([order, ties]) => {
      const groups: number[][] = []
      for (const [place, runner] of order.entries()) {
        const last = groups.at(-1)
        if (ties[place] && last && last.length < 3) last.push(runner)
        else groups.push([runner])
      }
      return groups
    })

describe.each(RACES)('%s', (_name, game, rules) => {
  const runners = rules.strengths.length
  const bet = fc.record({
    stakeMinor: fc.integer({ min: 1, max: 1_000_000 }),
    kind: fc.constantFrom(
      'win' as const,
      'place' as const,
      'forecast' as const,
      'eachWay' as const
    ),
    pair: fc.uniqueArray(fc.integer({ min: 1, max: runners }), { minLength: 2, maxLength: 2 }),
  })

  test('rules 3.2: pays the mean of all orders that a dead heat allows', () => {
    fc.assert(
      fc.property(bet, finishOf(runners), ({ pair, ...made }, finish) => {
        const [runner = 1, second = 2] = pair
        const read = game.readBet({ ...made, round: ROUND, runner, second })
        if (!read) throw new Error('this is a bet')
        const { winMinor } = game.settle(read, { finish })
        const mean = byOrders(rules, read, finish)
        expect(Math.abs(winMinor - Math.floor(mean + 1e-6))).toBe(0)
      })
    )
  })
  test('every runner comes in once', () => {
    fc.assert(
      fc.property(fc.nat(), (round) => {
        const { finish } = game.draw(stream({ serverSeed: 's', clientSeed: 'c', round }), round)
        const order = finish.flat().toSorted((a, b) => a - b)
        expect(order).toEqual(Array.from({ length: runners }, (_, place) => place + 1))
      })
    )
  })
  test('every race has the same strengths in another order, and their odds', () => {
    const byStrength = (round: number) => {
      const { win } = oddsOfRound(rules, round)
      return new Map(strengthsOf(rules, round).map((strength, place) => [strength, win[place]]))
    }
    const sorted = (odds: Map<number, unknown>) => [...odds].toSorted(([a], [b]) => a - b)
    expect(sorted(byStrength(1))).toEqual(sorted(byStrength(2)))
    expect(strengthsOf(rules, 1)).not.toEqual(strengthsOf(rules, 2))
  })
  test('takes no runner that does not run, and no forecast of one runner', () => {
    const read = (changes: object) =>
      game.readBet({
        stakeMinor: 100,
        kind: 'forecast',
        round: 1,
        runner: 1,
        second: 2,
        ...changes,
      })
    expect(read({})).not.toBeNull()
    expect(read({ runner: runners + 1 })).toBeNull()
    expect(read({ second: 1 })).toBeNull()
    expect(read({ second: undefined })).toBeNull()
    expect(read({ kind: 'show' })).toBeNull()
    expect(read({ round: -1 })).toBeNull()
  })
})
