/**
 * Matches of the demo that are played live, with their times: matches of the catalogue in sports that have a live
 * model, and matches of the rolling leagues, which run one after another on every court at any hour.
 */
import type { CountryKey } from '@grandstand/shared-types/catalogue/countries'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { Names } from '@grandstand/shared-types/languages/in_every_language'
import { countryNames } from '@grandstand/shared-types/languages/names'
import { DEMO_LEAGUES, DEMO_SEED, MARKET_MODELS, ratingsOf } from '../../generate.ts'
import type { DemoLeague } from '../../leagues/league.ts'
import { matchesBetween, pairsOf, type ScheduledMatch } from '../../schedule.ts'
import { everyName } from '../../names.ts'
import type { LiveFixture } from '../match/live_match.ts'
import { ROLLING_LEAGUES, type RollingLeague } from './rolling_leagues.ts'
import { LIVE_SPORTS, type LiveSportKey } from '../match/sport_models.ts'

const MINUTE_MS = 60_000
/** No match takes longer at normal speed. */
export const LONGEST_MATCH_MS = 3.5 * 3_600_000

/** Minutes between two starts on a court. Few matches take longer, so a team never plays two matches at once. */
const SLOT_MINUTES: Readonly<Record<LiveSportKey, number>> = {
  soccer: 120,
  basketball: 100,
  tennis: 136,
  volleyball: 120,
  iceHockey: 126,
}

/** Minutes added for extra time and penalties. */
const CUP_MINUTES = 40

/** Market types that have many prices for few bets before a match. */
const LEFT_OUT_OF_ROLLING: ReadonlySet<number> = new Set([45, 47])

export interface ScheduledLive {
  key: string
  startsAt: number
  sportId: number
  category: { key: string; names: Names }
  tournament: { key: string; names: Names }
  home: string
  away: string
  /** True for a rolling league: its matches are not in the catalogue before the simulator sends them. */
  isRolling: boolean
  /** The fixture from which the match is played. */
  fixture(): LiveFixture
}

interface ScheduleOptions {
  seed?: number
  /** How many times faster matches are played and follow each other. */
  speed?: number
}

/** Matches that begin from `from` to `to`, both included (epoch milliseconds), sorted by start. */
export function liveFixtures(
  from: number,
  to: number,
  { seed = DEMO_SEED, speed = 1 }: ScheduleOptions = {}
): ScheduledLive[] {
  return [...catalogue(from, to, seed), ...rolling(from, to, seed, speed)].sort(
    (a, b) => a.startsAt - b.startsAt || (a.key < b.key ? -1 : 1)
  )
}

const isLiveSport = (sport: string): sport is LiveSportKey =>
  LIVE_SPORTS.some((known) => known === sport)

function catalogue(from: number, to: number, seed: number): ScheduledLive[] {
  return DEMO_LEAGUES.flatMap((league) => {
    const { sport } = league
    if (!isLiveSport(sport)) return []
    return matchesBetween(league, from, to).map((match) =>
      scheduled({ ...league, sport, isCup: false }, match, seed)
    )
  })
}

function rolling(from: number, to: number, seed: number, speed: number): ScheduledLive[] {
  return ROLLING_LEAGUES.flatMap((league) => {
    const minutes = SLOT_MINUTES[league.sport] + (league.isCup ? CUP_MINUTES : 0)
    const slotMs = (minutes * MINUTE_MS) / speed
    return Array.from({ length: league.courts }, (_, court) => {
      const begin = phaseOf(league, court) * slotMs
      const matches: ScheduledLive[] = []
      for (let slot = Math.ceil((from - begin) / slotMs); ; slot++) {
        const startsAt = Math.round((begin + slot * slotMs) / 1000) * 1000
        if (startsAt > to) return matches
        if (startsAt < from) continue
        const [home, away] = pairOf(league, court, slot)
        const key = `demo:${league.key}:${(startsAt / 1000).toString(36)}:${home}:${away}`
        const match = { key, home, away, startsAt }
        matches.push(scheduled(league, match, seed, LEFT_OUT_OF_ROLLING))
      }
    }).flat()
  })
}

/** The courts of a sport begin at even intervals. */
function phaseOf(league: RollingLeague, court: number): number {
  const ofSport = ROLLING_LEAGUES.filter(({ sport }) => sport === league.sport)
  const courts = ofSport.reduce((sum, one) => sum + one.courts, 0)
  let before = 0
  for (const one of ofSport) {
    if (one.key === league.key) break
    before += one.courts
  }
  return (before + court) / courts
}

/** A round robin of the teams of one court. */
function pairOf(league: RollingLeague, court: number, slot: number): [home: string, away: string] {
  const size = Math.floor(league.teams.length / league.courts / 2) * 2
  const sides = league.teams.slice(court * size, (court + 1) * size)
  const matches = size / 2
  const pairs = pairsOf(sides, Math.floor(slot / matches))
  return pairs[slot % matches] ?? ['', '']
}

type PlayedLeague = Pick<DemoLeague, 'key' | 'names' | 'level'> & {
  country: CountryKey
  sport: LiveSportKey
  isCup: boolean
}

function scheduled(
  league: PlayedLeague,
  { key, home, away, startsAt }: ScheduledMatch,
  seed: number,
  leftOut: ReadonlySet<number> = new Set()
): ScheduledLive {
  const { sport, level, isCup } = league
  return {
    key,
    startsAt,
    sportId: SPORT_IDS[sport],
    category: { key: `${sport}:${league.country}`, names: countryNames(league.country) },
    tournament: { key: `demo:${league.key}`, names: everyName(league.names) },
    home,
    away,
    isRolling: leftOut.size > 0,
    fixture() {
      const ratings = ratingsOf(league.key, { home, away }, seed)
      const markets = MARKET_MODELS[sport](ratings.home, ratings.away, level)
      return {
        key,
        sport,
        seed,
        level,
        isCup,
        ...ratings,
        markets: markets.filter(({ typeId }) => !leftOut.has(typeId)),
      }
    },
  }
}
