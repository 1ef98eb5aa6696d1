/** The demo's races as fixtures. Pure: a seed and a time give the same races with the same prices on every machine. */
import { COUNTRIES, countryOrder } from '@grandstand/shared-types/catalogue/countries'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'
import { countryNames } from '@grandstand/shared-types/languages/names'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { DEMO_SEED } from '../generate.ts'
import { everyName } from '../names.ts'
import type { DemoFixture, DemoTournament } from '../types.ts'
import { runnersOf } from './field.ts'
import type { Meeting } from './meetings.ts'
import { racesBetween, type ScheduledRace } from './schedule.ts'

const MINUTE_MS = 60_000
/** A runner that comes out does so this long before the race. */
const OUT_BEFORE_MS = 45 * MINUTE_MS
const SPORTS = { horses: SPORT_IDS.horseRacing, dogs: SPORT_IDS.greyhounds } as const

interface Period {
  /** Epoch milliseconds; races that start between both, which are included. */
  from: number
  to: number
  /** Withdrawals that were made by then are on the cards. */
  now: number
}

/** The meetings with their races, each with its field and its market. */
export function generateRaces({ from, to, now }: Period, seed = DEMO_SEED): DemoTournament[] {
  const byMeeting = Map.groupBy(racesBetween(from, to), ({ meeting }) => meeting)
  return [...byMeeting].map(([meeting, races], index) => ({
    ...placeOf(meeting),
    listOrder: index + 1,
    fixtures: races.map((race) => fixtureOf(race, now, seed)),
  }))
}

function placeOf({ key, kind, country, names }: Meeting) {
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

function fixtureOf(race: ScheduledRace, now: number, seed: number): DemoFixture {
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
      {
        typeId: RACE_WINNER,
        specifier: '',
        isMainLine: true,
        outcomes: runners.map(({ number, oddsMilli }) => ({ key: String(number), oddsMilli })),
      },
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
