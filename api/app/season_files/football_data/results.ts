/** Reads a season file as results. */
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/model/match_facts'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import type { CsvRow } from '#season_files/reading/csv_table'
import { readScoreTable } from '#season_files/football_data/header'
import { matchesOfRows } from '#season_files/football_data/match_of_row'
import type { AwardedPolicy, SeasonResults } from '#season_files/reading/season'
import { scoreOf, seasonResults } from '#season_files/reading/season_results'

/** Reads the results of a season. Throws as `readCsvTable` does; `feedMissingColumn` without score columns. */
export async function readResults(path: string, awarded: AwardedPolicy): Promise<SeasonResults> {
  const season = matchesOfRows(await readScoreTable(path))
  return seasonResults(SPORT_IDS.soccer, season, ({ cells }) => footballFacts(cells, awarded))
}

/**
 * Null without a full-time score. A match with a full-time score but no half-time score was awarded.
 */
export function footballFacts(cells: CsvRow['cells'], awarded: AwardedPolicy): MatchFacts | null {
  const score = (home: string, away: string) => scoreOf(cells.get(home), cells.get(away))
  const fullTime = score('FTHG', 'FTAG')
  if (!fullTime) return null
  const halfTime = score('HTHG', 'HTAG')
  const played = {
    corners: score('HC', 'AC'),
    yellowCards: score('HY', 'AY'),
    redCards: score('HR', 'AR'),
  }
  const counted = Object.fromEntries(Object.entries(played).filter(([, value]) => value))
  if (!halfTime) {
    return { status: 'awarded', awardedPolicy: awarded, periods: {}, fullTime, ...counted }
  }
  const second: Score = [fullTime[0] - halfTime[0], fullTime[1] - halfTime[1]]
  // validateFacts names a half-time score above the full-time score
  const isSound = second.every((goals) => goals >= 0)
  const periods: MatchFacts['periods'] = isSound ? { 1: halfTime, 2: second } : {}
  return { status: 'ended', periods, halfTime, fullTime, ...counted }
}
