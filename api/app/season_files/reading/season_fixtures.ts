/** Turns the matches of a file into tournaments with fixtures and prices. */
import type { DateTime } from 'luxon'
import {
  COUNTRIES,
  countryOrder,
  type CountryKey,
} from '@grandstand/shared-types/catalogue/countries'
import type { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { countryNames } from '@grandstand/shared-types/languages/names'
import type {
  SourceCategory,
  SourceFixture,
  SourceMarket,
  SourceTournament,
} from '#catalogue/actions/import_source'
import type { SeasonFixtures } from '#season_files/reading/season'
import {
  firstDayOf,
  kickoffAt,
  type SeasonMatch,
  type SeasonMatches,
} from '#season_files/reading/season_matches'

/** Lists real leagues after the demo's invented leagues, which count from 1. */
const LIST_OFFSET = 100

export interface MatchMarkets {
  markets: SourceMarket[]
  /** The row holds a line that is not valid. */
  hasBadLine: boolean
}

/** A tournament without its fixtures and team aliases. `listOrder` counts within the format, from 1. */
export type SeasonTournament = Omit<SourceTournament, 'teamAliases' | 'fixtures'>

interface FixtureSource<Match extends SeasonMatch> {
  /** The first match day moves to this day. */
  startsAt: DateTime | undefined
  /** Time zone of the file. */
  zone: string
  timeOf(match: Match): string
  marketTypeIds: readonly number[]
  marketsOf(match: Match): MatchMarkets
  /** Matches with the same text belong to one tournament. */
  groupOf(match: Match): string
  tournamentOf(matches: readonly [Match, ...Match[]]): SeasonTournament
}

/** Fixtures by tournament, in file order; a match without a valid time is rejected. */
export function seasonFixtures<Match extends SeasonMatch>(
  { matches, rejected }: SeasonMatches<Match>,
  source: FixtureSource<Match>
): SeasonFixtures {
  const season: SeasonFixtures = {
    tournaments: [],
    rejected: [...rejected],
    withoutPrice: Object.fromEntries(source.marketTypeIds.map((id) => [id, 0])),
    badLines: 0,
  }
  const firstDay = firstDayOf(matches)
  const shiftDays = source.startsAt && firstDay ? source.startsAt.diff(firstDay, 'days').days : 0
  for (const [first, ...others] of Map.groupBy(matches, source.groupOf).values()) {
    if (!first) continue
    const fixtures = [first, ...others].flatMap(
      (match) => fixtureOf(match, shiftDays, source, season) ?? []
    )
    const tournament = source.tournamentOf([first, ...others])
    season.tournaments.push({
      ...tournament,
      listOrder: LIST_OFFSET + tournament.listOrder,
      teamAliases: aliasesOf([first, ...others]),
      fixtures,
    })
  }
  season.rejected.sort((a, b) => a.line - b.line)
  return season
}

function fixtureOf<Match extends SeasonMatch>(
  match: Match,
  shiftDays: number,
  source: FixtureSource<Match>,
  season: SeasonFixtures
): SourceFixture | null {
  const { line, day, home, away, sourceKey } = match
  const time = source.timeOf(match)
  const startsAt = kickoffAt(day.plus({ days: shiftDays }), time, source.zone)
  if (startsAt === null) {
    season.rejected.push({ line, key: 'timeRequired', params: [time] })
    return null
  }
  const { markets, hasBadLine } = source.marketsOf(match)
  for (const id of source.marketTypeIds) {
    if (markets.some(({ typeId }) => typeId === id)) continue
    season.withoutPrice[id] = (season.withoutPrice[id] ?? 0) + 1
  }
  if (hasBadLine) season.badLines++
  // the file is in the order of the season
  return { sourceKey, startsAt, listOrder: line, home: home.name, away: away.name, markets }
}

const aliasesOf = (matches: readonly SeasonMatch[]) =>
  Object.fromEntries(
    matches.flatMap(({ home, away }) => [home, away]).map(({ name, others }) => [name, others])
  )

/** Name of a season from summer to spring: `2018-19`. */
export function seasonOf(firstDay: DateTime, firstMonth: number): string {
  const begin = firstDay.month >= firstMonth ? firstDay.year : firstDay.year - 1
  return `${begin}-${String(begin + 1).slice(-2)}`
}

/** The category of a sport's leagues in a country. */
export const countryCategory = (
  sport: keyof typeof SPORT_IDS,
  country: CountryKey
): SourceCategory => ({
  sourceKey: `${sport}:${country}`,
  names: countryNames(country),
  countryCode: COUNTRIES[country].code,
  listOrder: countryOrder(country),
})
