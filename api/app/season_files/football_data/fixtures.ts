/** Reads a season file as fixtures with prices. */
import type { DateTime } from 'luxon'
import { COUNTRIES, countryOrder } from '@grandstand/shared-types/catalogue/countries'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { countryNames, sameInEveryLanguage } from '@grandstand/shared-types/languages/names'
import { divisionOrder, type Division } from '#season_files/football_data/divisions'
import { readSeasonTable } from '#season_files/football_data/header'
import { matchesOfRows } from '#season_files/football_data/match_of_row'
import { MARKET_TYPE_IDS, marketsOf } from '#season_files/football_data/prices'
import type { SeasonFixtures } from '#season_files/reading/season'
import {
  seasonFixtures,
  seasonOf,
  type SeasonTournament,
} from '#season_files/reading/season_fixtures'
import { firstDayOf, type SeasonMatch } from '#season_files/reading/season_matches'

/** Files give the start in United Kingdom time, or no time. */
const FILE_ZONE = 'Europe/London'
const USUAL_TIME = '15:00'
/** A season begins in summer and is named after its two years. */
const FIRST_SEASON_MONTH = 7

/** Reads a season. Throws as `readCsvTable` does. */
export async function readFixtures(path: string, startsAt?: DateTime): Promise<SeasonFixtures> {
  const table = await readSeasonTable(path)
  const { matches, rejected } = matchesOfRows(table.rows)
  return seasonFixtures(
    { matches, rejected: [...table.rejected, ...rejected] },
    {
      startsAt,
      zone: FILE_ZONE,
      timeOf: ({ cells }) => cells.get('Time') || USUAL_TIME,
      marketTypeIds: MARKET_TYPE_IDS,
      marketsOf: ({ cells }) => marketsOf(cells),
      groupOf: ({ div }) => div,
      tournamentOf: (ofDivision) => {
        const [{ div, division }] = ofDivision
        return leagueSeason('football-data', div, division, ofDivision)
      },
    }
  )
}

/** A season of a football league, named after the years of its matches. */
export function leagueSeason(
  format: string,
  div: string,
  { country, name }: Division,
  matches: readonly [SeasonMatch, ...SeasonMatch[]]
): SeasonTournament {
  const season = seasonOf(firstDayOf(matches) ?? matches[0].day, FIRST_SEASON_MONTH)
  const fullName = `${name} ${season.replace('-', '/')}`
  return {
    sportId: SPORT_IDS.soccer,
    category: {
      sourceKey: `soccer:${country}`,
      names: countryNames(country),
      countryCode: COUNTRIES[country].code,
      listOrder: countryOrder(country),
    },
    sourceKey: `${format}:${div}:${season}`,
    names: sameInEveryLanguage(fullName),
    listOrder: divisionOrder(div),
  }
}
