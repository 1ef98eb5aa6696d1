/** The big race of each month, which is sold ante-post for weeks. Pure, as the other races. */
import { ANTE_POST_MARKETS } from '@grandstand/shared-types/markets/table/races'
import { DEMO_SEED } from '../generate.ts'
import { priceOf } from '../pricing.ts'
import type { DemoTournament } from '../types.ts'
import { runnersOf } from './field.ts'
import { fixtureOf, marketOf, placeOf } from './generate_races.ts'
import { MONTHLY_MEETING } from './meetings.ts'
import { monthlyRaces } from './schedule.ts'

/** Bets that a non-runner loses are longer than those that return. */
const MARGINS = [0.2, 0.32] as const

interface Period {
  /** Epoch milliseconds; races that start between both, which are included. */
  from: number
  to: number
}

/** The meeting with its races of the period, each at its prices of now; what it is sold at on the day comes with the races of the day. */
export function generateAntePost({ from, to }: Period, seed = DEMO_SEED): DemoTournament[] {
  const races = monthlyRaces(from, to)
  if (races.length === 0) return []
  const fixtures = races.map((race) => {
    const runners = runnersOf(race, seed)
    return {
      ...fixtureOf(race, from, seed),
      markets: ANTE_POST_MARKETS.map((typeId, index) =>
        marketOf(
          typeId,
          runners.map(({ number, chance }) => ({
            number,
            oddsMilli: priceOf(chance, MARGINS[index] ?? 0),
          }))
        )
      ),
    }
  })
  return [{ ...placeOf(MONTHLY_MEETING), listOrder: 0, fixtures }]
}
