/** What settlement pays a selection at, against the rule of races: any price kind, result, starting price and withdrawal. */
import { test } from '@japa/runner'
import fc from 'fast-check'
import { FAVOURITE_KEY } from '@grandstand/shared-types/markets/model/favourite_market'
import { raceOf } from '@grandstand/shared-types/markets/racing/race_of'
import type { RacingBet, WinPrice } from '@grandstand/shared-types/markets/racing/racing_bet'
import { settleRacingBet } from '@grandstand/shared-types/markets/racing/settle_racing_bet'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { Runner } from '@grandstand/shared-types/racing/field/runner'
import { FAVOURITE } from '@grandstand/shared-types/markets/model/favourite_market'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { raceOfFacts } from '#catalogue/racing/races_in_force'
import { duePrice } from '#settlement/coupons/due_of_race'
import { awaitsPrice, type PriceKind } from '#settlement/coupons/due_starting_price'

const MATCH = 7
const OFF = 100
const RUNS = 400

const odds = fc.integer({ min: 1010, max: 20_000 })
const cases = fc.record({
  prices: fc.array(fc.option(odds), { minLength: 3, maxLength: 3 }),
  isLevel: fc.boolean(),
  winner: fc.integer({ min: 1, max: 3 }),
  withdrawn: fc.option(odds),
  placedAt: fc.integer({ min: 0, max: OFF }),
  taken: odds,
  kind: fc.constantFrom<PriceKind>(null, 'bestOfBoth', 'startingPrice'),
  isFavourite: fc.boolean(),
})
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never

function factsOf({ prices, isLevel, winner, withdrawn }: Case): MatchFacts {
  const runners = prices.map((price, at): Runner => ({
    number: at + 1,
    status: 'declared',
    ...(price !== null && { startingPriceMilli: price }),
  }))
  const out: Runner[] =
    withdrawn === null
      ? []
      : [{ number: 4, status: 'withdrawn', withdrawnAt: OFF / 2, withdrawnOddsMilli: withdrawn }]
  const others = [1, 2, 3].filter((runner) => runner !== winner)
  const order = [winner, ...others].map((runner, at) => ({
    runner,
    outcome: 'finished' as const,
    finishingPosition: isLevel && at === 1 ? 1 : at + 1,
  }))
  const field = {
    kind: 'horses' as const,
    isHandicap: false,
    offAt: OFF,
    runners: [...runners, ...out],
  }
  return { status: 'ended', periods: {}, race: { status: 'ran', order }, field }
}

function betOf({ kind, taken, placedAt, isFavourite }: Case): RacingBet {
  const sold = { placedAt, condition: 'dayOfRace' as const }
  const priceOf: Record<string, WinPrice> = {
    bestOfBoth: { kind: 'bestOfBoth', oddsMilli: taken },
    startingPrice: { kind: 'startingPrice' },
  }
  const price = priceOf[kind ?? ''] ?? { kind: 'fixed', oddsMilli: taken }
  return isFavourite
    ? { ...sold, type: 'favourite' }
    : { ...sold, type: 'winner', runner: 1, price }
}

test.group('The price that is due', () => {
  test('a selection waits for, and is paid at, the price that the rule of races says', ({
    assert,
  }) => {
    const paidAt = (one: Case) => {
      const facts = factsOf(one)
      const race = raceOf(facts)
      if (!race) throw new Error('no race')
      const races = new Map([[MATCH, raceOfFacts(facts)]])
      const said = settleRacingBet(race, betOf(one))
      // the outcome's own result does not hang on the price of a bet; that of the favourite does on its own
      const fixed = { ...one, kind: null }
      const { result } = settleRacingBet(race, betOf(fixed))
      const selection = {
        match_id: MATCH,
        market_type_id: one.isFavourite ? FAVOURITE : RACE_WINNER,
        outcome_key: one.isFavourite ? FAVOURITE_KEY : '1',
        odds_milli: one.taken,
        price_kind: one.isFavourite ? ('startingPrice' as const) : one.kind,
        result,
        places: null,
        place_result: null,
      }
      if (result === null || awaitsPrice(selection, races)) return [null, said.result]
      const due = duePrice(selection, one.placedAt, races)
      const isWon = result.startsWith('won')
      return [
        result,
        said.result,
        isWon && [due.starting_price_milli ?? one.taken, due.deduction_percent],
        isWon && [said.price?.oddsMilli, said.price?.deductionPercent],
      ]
    }
    fc.assert(
      fc.property(cases, (one) => {
        const [own, rule, price, priceOfRule] = paidAt(one)
        assert.deepEqual([own, price], [rule, priceOfRule])
      }),
      { numRuns: RUNS }
    )
  })
})
