import { expect, test } from 'vitest'
import { placedResult, placedRunners } from '../../src/markets/racing/placed_runners.ts'
import { settleRacingBet } from '../../src/markets/racing/settle_racing_bet.ts'
import { mostPlaces, placeTermsOf, USUAL_PLACE_TERMS } from '../../src/racing/terms/place_terms.ts'
import { Random, SEED } from '../support/random.ts'
import { anyRace } from './random_race.ts'

test(`the placed runners of a race are those whose each-way bets are placed (seed ${SEED})`, () => {
  const random = new Random(SEED)
  for (let number = 0; number < 3_000; number++) {
    const race = anyRace(random)
    const placed = placedRunners(race)
    const places = random.between(1, 6)
    for (const { number: runner } of race.field.runners) {
      const settled = settleRacingBet(race, {
        type: 'eachWay',
        runner,
        placedAt: 0,
        condition: 'dayOfRace',
        price: { kind: 'fixed', oddsMilli: 2000 },
        terms: { places, divisor: 4 },
      })
      if (settled.result === null || settled.result === 'void') continue
      const found = placed && placedResult(placed, runner, places)
      expect({ number, runner, found }).toEqual({ number, runner, found: settled.placeResult })
    }
  }
})

test('an order of finish names as many places as may ever have been sold', () => {
  const field = (size: number, isHandicap = false) => ({
    kind: 'horses' as const,
    isHandicap,
    offAt: null,
    runners: Array.from({ length: size }, (_, at) => ({
      number: at + 1,
      status: at === 0 ? ('withdrawn' as const) : ('declared' as const),
    })),
  })
  expect([4, 5, 8, 12, 16].map((size) => mostPlaces(USUAL_PLACE_TERMS, field(size)))).toEqual([
    1, 2, 3, 3, 4,
  ])
  for (const size of [4, 5, 8, 12, 16]) {
    for (const isHandicap of [true, false]) {
      const own = field(size, isHandicap)
      const sold = placeTermsOf(USUAL_PLACE_TERMS, own).places
      expect(mostPlaces(USUAL_PLACE_TERMS, own)).toBeGreaterThanOrEqual(sold)
    }
  }
})
