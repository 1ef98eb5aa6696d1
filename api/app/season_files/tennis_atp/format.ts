/** Years of men's tennis (tennis-data.co.uk): one row a match, the winner before the loser. */
import type { DateTime } from 'luxon'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { sameInEveryLanguage } from '@grandstand/shared-types/languages/in_every_language'
import { readCsvTable } from '#season_files/reading/csv_table'
import { completePrices, mainMarket } from '#season_files/reading/price_cells'
import type { AwardedPolicy, SeasonFixtures, SeasonResults } from '#season_files/reading/season'
import {
  seasonFixtures,
  type MatchMarkets,
  type SeasonTournament,
} from '#season_files/reading/season_fixtures'
import { distinctMatches, type SeasonMatches } from '#season_files/reading/season_matches'
import { seasonResults } from '#season_files/reading/season_results'
import { factsOf } from '#season_files/tennis_atp/facts'
import { matchOf, type TennisMatch } from '#season_files/tennis_atp/match_of_row'

/** The file gives days without times. */
const USUAL_TIME = '12:00'
const FILE_ZONE = 'UTC'
const MATCH_WINNER = 186
const IDENTITY = ['ATP', 'Tournament', 'Date', 'Winner', 'Loser']
const SCORES = ['W1', 'L1', 'W2', 'L2', 'W3', 'L3', 'W4', 'L4', 'W5', 'L5', 'Wsets', 'Lsets']
const TOGETHER = [['B365W', 'B365L']]

/** Reads a year. Throws as `readCsvTable` does. */
export async function readFixtures(path: string, startsAt?: DateTime): Promise<SeasonFixtures> {
  return seasonFixtures(await readMatches(path, []), {
    startsAt,
    zone: FILE_ZONE,
    timeOf: () => USUAL_TIME,
    marketTypeIds: [MATCH_WINNER],
    marketsOf,
    groupOf: ({ year, tournamentNumber }) => `${year}:${tournamentNumber}`,
    tournamentOf: ([first]) => tournamentOf(first),
  })
}

/** Reads the results of a year. Throws as `readCsvTable` does; `feedMissingColumn` without score columns. */
export async function readResults(path: string, awarded: AwardedPolicy): Promise<SeasonResults> {
  const matches = await readMatches(path, [...SCORES, 'Comment'])
  return seasonResults(SPORT_IDS.tennis, matches, (match) => factsOf(match, awarded))
}

async function readMatches(
  path: string,
  required: readonly string[]
): Promise<SeasonMatches<TennisMatch>> {
  const table = await readCsvTable(path, { identity: IDENTITY, required, together: TOGETHER })
  return distinctMatches(table.rows, matchOf, table.rejected)
}

function marketsOf({ cells, winner }: TennisMatch): MatchMarkets {
  const columns = winner === 'home' ? ['B365W', 'B365L'] : ['B365L', 'B365W']
  const prices = completePrices(cells, columns)
  const markets = prices ? [mainMarket(MATCH_WINNER, '', ['home', 'away'], prices)] : []
  return { markets, hasBadLine: false }
}

function tournamentOf({ tournament, tournamentNumber, year }: TennisMatch): SeasonTournament {
  const name = `${tournament} ${year}`
  return {
    sportId: SPORT_IDS.tennis,
    category: {
      sourceKey: 'tennis:ATP',
      names: sameInEveryLanguage('ATP'),
      countryCode: null,
      listOrder: 1,
    },
    sourceKey: `tennis-atp:${year}:${tournamentNumber}`,
    names: sameInEveryLanguage(name),
    listOrder: tournamentNumber,
  }
}
