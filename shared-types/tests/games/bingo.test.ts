import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stream } from '../../src/draws/stream.ts'
import { bingo75, BINGO_75_RULES, bingo75Card } from '../../src/games/bingo/bingo_75.ts'
import { bingo90, BINGO_90_RULES, bingo90Card } from '../../src/games/bingo/bingo_90.ts'

const draws = (round: number) => stream({ serverSeed: 'bingo', clientSeed: 'test', round })

/** The patterns that a card fills, by calling ball after ball and looking at the whole card each time. */
function called(rules: typeof BINGO_75_RULES, card: readonly number[], calls: readonly number[]) {
  const marked = new Set([0])
  const at: Record<string, number> = {}
  for (const [place, ball] of calls.entries()) {
    marked.add(ball)
    const full = linesOn(card).filter((line) => line.every((number) => marked.has(number))).length
    if (full >= 1) at['line'] ??= place + 1
    if (full >= 2) at['twoLines'] ??= place + 1
    if (card.every((number) => marked.has(number))) at['house'] ??= place + 1
  }
  return rules.prizes.reduce((milli, { pattern, steps }) => {
    for (const step of steps) if (at[pattern]! <= step.calls) return milli + step.multipleMilli
    return milli
  }, 0)
}

function linesOn(card: readonly number[]): number[][] {
  const cells = (places: number[]) => places.map((place) => card[place]!)
  if (card.length === 27) return [0, 9, 18].map((first) => card.slice(first, first + 9))
  const five = [0, 1, 2, 3, 4]
  return [
    ...five.map((row) => cells(five.map((column) => row * 5 + column))),
    ...five.map((column) => cells(five.map((row) => row * 5 + column))),
    cells([0, 6, 12, 18, 24]),
    cells([4, 8, 12, 16, 20]),
  ]
}

describe.each([
  ['bingo 75', bingo75, BINGO_75_RULES, bingo75Card],
  ['bingo 90', bingo90, BINGO_90_RULES, bingo90Card],
])('%s', (_name, game, rules, cardOf) => {
  test('pays as called ball by ball', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (round, stakeMinor) => {
        const card = cardOf(draws(round))
        const outcome = game.draw(draws(round + 1), round)
        const { winMinor } = game.settle({ card, stakeMinor }, outcome)
        const milli = called(rules, card, outcome.calls)
        expect(winMinor).toBe(Math.floor((stakeMinor * milli) / 1000))
      })
    )
  })
  test('pays the highest win when its numbers are called first', () => {
    const card = cardOf(draws(3))
    const own = card.filter((number) => number > 0)
    const rest = Array.from({ length: rules.balls }, (_, place) => place + 1)
    const calls = [...own, ...rest.filter((ball) => !own.includes(ball))]
    const lineFirst = game.settle({ card, stakeMinor: 100 }, { calls }).winMinor
    expect(lineFirst).toBe(game.highestWinMinor({ card, stakeMinor: 100 }))
  })
  test('sells random cards, and takes no other layout', () => {
    fc.assert(
      fc.property(fc.nat(), (round) => {
        const card = cardOf(draws(round))
        expect(game.readBet({ card, stakeMinor: 100 })).toEqual({ card, stakeMinor: 100 })
      })
    )
    const card = cardOf(draws(1))
    const read = (cells: unknown) => game.readBet({ card: cells, stakeMinor: 100 })
    expect(read(card.toReversed())).toBeNull()
    expect(read(card.slice(1))).toBeNull()
    expect(read(card.map(() => 0))).toBeNull()
    const twice = card.find((number) => number > 0)
    expect(read(card.map((number) => (number > 0 ? twice : 0)))).toBeNull()
  })
})
