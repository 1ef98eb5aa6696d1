import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keno, KENO_RULES } from '../../src/games/numbers/keno.ts'
import {
  LOTTO_5_OF_36_RULES,
  LOTTO_6_OF_49_RULES,
  lotto5of36,
  lotto6of49,
} from '../../src/games/numbers/lotto.ts'
import { stream } from '../../src/draws/stream.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

describe.each([
  ['keno', keno, KENO_RULES],
  ['lotto 6 of 49', lotto6of49, LOTTO_6_OF_49_RULES],
  ['lotto 5 of 36', lotto5of36, LOTTO_5_OF_36_RULES],
])('%s', (_name, game, rules) => {
  const counts = Object.keys(rules.paysMilli).map(Number)
  const numbers = fc
    .constantFrom(...counts)
    .chain((count) => fc.shuffledSubarray(upTo(rules.pool), { minLength: count, maxLength: count }))

  test('pays by the numbers hit, counted one by one', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.nat(),
        fc.integer({ min: 1, max: 1_000_000 }),
        (own, round, stake) => {
          const outcome = game.draw(stream({ serverSeed: 's', clientSeed: 'c', round }), round)
          const bet = game.readBet({ numbers: own, stakeMinor: stake })
          if (!bet) throw new Error('these numbers are a bet')
          let hits = 0
          for (const one of own) for (const drawn of outcome.numbers) if (one === drawn) hits++
          const milli = rules.paysMilli[own.length]?.[hits] ?? 0
          expect(game.settle(bet, outcome).winMinor).toBe(Math.floor((stake * milli) / 1000))
        }
      )
    )
  })
  test('draws different numbers of the pool', () => {
    fc.assert(
      fc.property(fc.nat(), (round) => {
        const drawn = game.draw(stream({ serverSeed: 's', clientSeed: 'c', round }), round).numbers
        expect(drawn.length).toBe(rules.drawn)
        expect(new Set(drawn).size).toBe(rules.drawn)
        expect(drawn.every((number) => upTo(rules.pool).includes(number))).toBe(true)
      })
    )
  })
  test('takes no number twice, none outside the pool, and no other count', () => {
    const most = Math.max(...counts)
    const read = (own: unknown) => game.readBet({ numbers: own, stakeMinor: 100 })
    expect(read(upTo(most))).not.toBeNull()
    expect(read(upTo(most + 1))).toBeNull()
    expect(read([])).toBeNull()
    expect(read([...upTo(most - 1), 1])).toBeNull()
    expect(read([...upTo(most - 1), rules.pool + 1])).toBeNull()
    expect(read([...upTo(most - 1), 0])).toBeNull()
    expect(read(upTo(most).map(String))).toBeNull()
  })
})
