/** Reads a season file as fixtures with prices. */
import type { DateTime } from 'luxon'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { sameInEveryLanguage } from '@grandstand/shared-types/languages/in_every_language'
import { divisionOrder } from '#season_files/football_data/divisions'
import { readSeasonTable } from '#season_files/football_data/header'
import { matchesOfRows, type RowMatch } from '#season_files/football_data/match_of_row'
import { MARKET_TYPE_IDS, marketsOf } from '#season_files/football_data/prices'
import type { SeasonFixtures } from '#season_files/reading/season'
import {
  countryCategory,
  seasonFixtures,
  seasonOf,
  type SeasonTournament,
} from '#season_files/reading/season_fixtures'
import { firstDayOf } from '#season_files/reading/season_matches'

/** Files give the start in United Kingdom time, or no time. */
const FILE_ZONE = 'Europe/London'
const USUAL_TIME = '15:00'
/** A season begins in summer and is named after its two years. */
const FIRST_SEASON_MONTH = 7

/** Reads a season. Throws as `readCsvTable` does. */
export async function readFixtures(path: string, startsAt?: DateTime): Promise<SeasonFixtures> {
  return seasonFixtures(matchesOfRows(await readSeasonTable(path)), {
    startsAt,
    zone: FILE_ZONE,
    timeOf: ({ cells }) => cells.get('Time') || USUAL_TIME,
    marketTypeIds: MARKET_TYPE_IDS,
    marketsOf: ({ cells }) => marketsOf(cells),
    groupOf: ({ div }) => div,
    tournamentOf: (matches) => leagueSeason('football-data', matches),
  })
}

/** A season of a football league, named after the years of its matches. */
export function leagueSeason(
  format: string,
  matches: readonly [RowMatch, ...RowMatch[]]
): SeasonTournament {
  const [{ day, div, division }] = matches
  const { country, name } = division
  const season = seasonOf(firstDayOf(matches) ?? day, FIRST_SEASON_MONTH)
  const fullName = `${name} ${season.replace('-', '/')}`
  return {
    sportId: SPORT_IDS.soccer,
    category: countryCategory('soccer', country),
    sourceKey: `${format}:${div}:${season}`,
    names: sameInEveryLanguage(fullName),
    listOrder: divisionOrder(div),
  }
}
