/** The demo's races as fixtures. Pure: a seed and a time give the same races with the same prices on every machine. */
import { COUNTRIES, countryOrder } from '@grandstand/shared-types/catalogue/countries'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'
import { countryNames } from '@grandstand/shared-types/languages/names'
import { PLACES_OF_MARKET } from '@grandstand/shared-types/markets/outcomes/winners_at_once'
import { FAVOURITE, FAVOURITE_KEY } from '@grandstand/shared-types/markets/model/favourite_market'
import {
  LEAST_STORED_ODDS_MILLI,
  ORDER_MARKETS,
} from '@grandstand/shared-types/markets/model/order_market'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import { placeTermsOf, USUAL_PLACE_TERMS } from '@grandstand/shared-types/racing/terms/place_terms'
import { DEMO_SEED } from '../generate.ts'
import { everyName } from '../names.ts'
import type { DemoFixture, DemoMarket, DemoTournament } from '../types.ts'
import { priceOf } from '../pricing.ts'
import { runnersOf, type FieldRunner } from './field.ts'
import type { Meeting } from './meetings.ts'
import { placeChances } from './place_chances.ts'
import { racesBetween, type ScheduledRace } from './schedule.ts'

const MINUTE_MS = 60_000
/** A runner that comes out does so this long before the race. */
const OUT_BEFORE_MS = 45 * MINUTE_MS
/** Of each place, beside that of the runner to win. */
const MARGIN_A_PLACE = 0.06
const SPORTS = { horses: SPORT_IDS.horseRacing, dogs: SPORT_IDS.greyhounds } as const

interface Period {
  /** Epoch milliseconds; races that start between both, which are included. */
  from: number
  to: number
  /** Withdrawals that were made by then are on the cards. */
  now: number
}

/** The meetings with their races, each with its field and its markets. */
export function generateRaces({ from, to, now }: Period, seed = DEMO_SEED): DemoTournament[] {
  const byMeeting = Map.groupBy(racesBetween(from, to), ({ meeting }) => meeting)
  return [...byMeeting].map(([meeting, races], index) => ({
    ...placeOf(meeting),
    listOrder: index + 1,
    fixtures: races.map((race) => fixtureOf(race, now, seed)),
  }))
}

export function placeOf({ key, kind, country, names }: Meeting) {
  return {
    sportId: SPORTS[kind],
    category: {
      sourceKey: `${kind}:${country}`,
      names: countryNames(country),
      countryCode: COUNTRIES[country].code,
      listOrder: countryOrder(country),
    },
    sourceKey: `demo:${key}`,
    names: everyName(names),
    teamAliases: {},
  }
}

export function fixtureOf(race: ScheduledRace, now: number, seed: number): DemoFixture {
  const { key, startsAt, meeting, terms } = race
  const runners = runnersOf(race, seed)
  const outAt = startsAt - OUT_BEFORE_MS
  return {
    sourceKey: key,
    startsAt,
    listOrder: 0,
    home: terms.name,
    away: terms.name,
    markets: [
      marketOf(RACE_WINNER, runners),
      ...placeMarket(meeting.kind, terms.isHandicap, runners),
      ...ORDER_MARKETS.map(orderMarket),
      FAVOURITE_MARKET,
    ],
    field: {
      kind: meeting.kind,
      isHandicap: terms.isHandicap,
      runners: runners.map(({ number, name, card, isOut, oddsMilli }) => ({
        number,
        name,
        card,
        withdrawal: isOut && outAt <= now ? { at: outAt, oddsMilli } : null,
      })),
    },
  }
}

type Price = Pick<FieldRunner, 'number' | 'oddsMilli'>

export const marketOf = (typeId: number, prices: readonly Price[]): DemoMarket => ({
  typeId,
  specifier: '',
  isMainLine: true,
  outcomes: prices.map(({ number, oddsMilli }) => ({ key: String(number), oddsMilli })),
})

/** Its prices follow from those to win. */
const orderMarket = (typeId: number): DemoMarket => ({
  typeId,
  specifier: '',
  isMainLine: false,
  outcomes: [],
})

/** Sold at the starting price alone, so that it has none of its own. */
const FAVOURITE_MARKET: DemoMarket = {
  typeId: FAVOURITE,
  specifier: '',
  isMainLine: false,
  outcomes: [{ key: FAVOURITE_KEY, oddsMilli: LEAST_STORED_ODDS_MILLI }],
}

/** To finish in as many places as an each-way bet has; none for a field without. */
function placeMarket(
  kind: FieldKind,
  isHandicap: boolean,
  runners: readonly FieldRunner[]
): DemoMarket[] {
  const declared = runners.map(({ number }) => ({ number, status: 'declared' }) as const)
  const field = { kind, isHandicap, offAt: null, runners: declared }
  const { places } = placeTermsOf(USUAL_PLACE_TERMS, field)
  const [typeId] = [...PLACES_OF_MARKET].find(([, count]) => count === places) ?? []
  if (typeId === undefined) return []
  const prices = runners.map((runner) => {
    const running = runners.filter((one) => one === runner || !one.isOut)
    const chance = placeChances(chancesOf(running), places)[running.indexOf(runner)] ?? 0
    return { number: runner.number, oddsMilli: priceOf(chance, MARGIN_A_PLACE) }
  })
  return [marketOf(typeId, prices)]
}

function chancesOf(runners: readonly FieldRunner[]): number[] {
  const all = runners.reduce((sum, { oddsMilli }) => sum + 1 / oddsMilli, 0)
  return runners.map(({ oddsMilli }) => 1 / oddsMilli / all)
}
