/** Who wins the league and the cup: outrights of the demo's seasons, sold until the last day of play. Pure, as the fixtures. */
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { PLACES_OF_MARKET } from '@grandstand/shared-types/markets/outcomes/winners_at_once'
import { DEMO_LEAGUES, DEMO_SEED, ratingsOf } from '../generate.ts'
import { names } from '../leagues/league.ts'
import { everyName } from '../names.ts'
import { priceOf } from '../pricing.ts'
import { placeChances } from '../racing/place_chances.ts'
import type { DemoFixture, DemoMarket, DemoTournament } from '../types.ts'

const DAY_MS = 24 * 3_600_000
/** A season ends on this day of May, at this hour (UTC); one that is as good as over sells the next. */
const LAST_DAY = { month: 4, day: 24, hour: 17 } as const
const NEXT_SEASON_MS = 21 * DAY_MS
const FIRST_FOUR = 4
const MARGIN_A_TEAM = 0.012
const MARGIN_A_PLACE = 0.06
/** How far apart the chances of a season lie, and the strength of guests from a lower league. */
const SPREAD = 0.9
const OF_GUESTS = -1.1

interface Outright {
  league: string
  /** Behind the years of the season. */
  name: string
}

/** Of a country below the first screen of the board, whose first view is measured. */
const LEAGUES: readonly Outright[] = [{ league: 'it-1', name: 'Peninsula League winner' }]
/** The teams of the league, and guests from below it. */
const CUP = {
  key: 'it-cup',
  name: 'Peninsula Cup winner',
  names: { tr: 'Yarımada Kupası', en: 'Peninsula Cup' },
  league: 'it-1',
  guests: names(
    'Pisa Torre, Modena Fucina, Lecce Ulivo, Udine Alpina, Ancona Conero, Perugia Colle'
  ),
}

/** The tournaments with the outrights of their seasons, and the cup behind them. `now` in epoch milliseconds. */
export function withOutrights(
  tournaments: readonly DemoTournament[],
  now: number,
  seed = DEMO_SEED
): DemoTournament[] {
  const first = tournaments.find(({ sourceKey }) => sourceKey === `demo:${CUP.league}`)
  return [
    ...tournaments.map((tournament) => ({
      ...tournament,
      fixtures: [
        ...tournament.fixtures,
        ...LEAGUES.filter(({ league }) => tournament.sourceKey === `demo:${league}`).map(
          ({ league, name }) => outrightOf(league, name, teamsOf(league, seed), now)
        ),
      ],
    })),
    ...(first ? [cupOf(first, now, seed)] : []),
  ]
}

const cupOf = (first: DemoTournament, now: number, seed: number): DemoTournament => ({
  ...first,
  sourceKey: `demo:${CUP.key}`,
  names: everyName(CUP.names),
  listOrder: first.listOrder,
  fixtures: [
    outrightOf(
      CUP.key,
      CUP.name,
      [...teamsOf(CUP.league, seed), ...CUP.guests.map((name) => ({ name, strength: OF_GUESTS }))],
      now
    ),
  ],
})

interface Team {
  name: string
  /** Around 0, from about -3 to 3. */
  strength: number
}

/** The teams of a league with their strengths of its matches. */
function teamsOf(key: string, seed: number): Team[] {
  const teams = DEMO_LEAGUES.find((league) => league.key === key)?.teams ?? []
  return teams.map((name) => {
    const { attack, defence } = ratingsOf(key, { home: name, away: name }, seed).home
    return { name, strength: (attack + defence) / 2 }
  })
}

/** The last day of play of the season that is sold, in epoch milliseconds. */
function lastDayAfter(now: number): number {
  const { month, day, hour } = LAST_DAY
  const endOf = (year: number) => Date.UTC(year, month, day, hour)
  const year = new Date(now).getUTCFullYear()
  return endOf(year) > now + NEXT_SEASON_MS ? endOf(year) : endOf(year + 1)
}

function outrightOf(key: string, name: string, entered: readonly Team[], now: number): DemoFixture {
  // the best first
  const teams = entered.toSorted((a, b) => b.strength - a.strength)
  const startsAt = lastDayAfter(now)
  const year = new Date(startsAt).getUTCFullYear()
  const title = `${name} ${year - 1}/${String(year).slice(-2)}`
  const chances = chancesOf(teams)
  const winMargin = MARGIN_A_TEAM * teams.length
  return {
    sourceKey: `demo:outright:${key}:${year}`,
    startsAt,
    listOrder: 0,
    home: title,
    away: title,
    markets: [
      marketOf(RACE_WINNER, chances, winMargin),
      ...[...PLACES_OF_MARKET]
        .filter(([, places]) => places === FIRST_FOUR)
        .map(([typeId, places]) => marketOf(typeId, placeChances(chances, places), MARGIN_A_PLACE)),
    ],
    field: {
      kind: 'season',
      isHandicap: false,
      runners: teams.map((team, at) => ({
        number: at + 1,
        name: team.name,
        card: {},
        withdrawal: null,
      })),
    },
  }
}

function chancesOf(teams: readonly Team[]): number[] {
  const shares = teams.map(({ strength }) => Math.exp(strength * SPREAD))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / all)
}

const marketOf = (typeId: number, chances: readonly number[], margin: number): DemoMarket => ({
  typeId,
  specifier: '',
  isMainLine: true,
  outcomes: chances.map((chance, at) => ({
    key: String(at + 1),
    oddsMilli: priceOf(chance, margin),
  })),
})
