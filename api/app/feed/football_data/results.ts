/** A season file as results. */
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/facts'
import { validateFacts } from '@grandstand/shared-types/markets/validate_facts'
import { SPORT_IDS } from '@grandstand/shared-types/sports'
import type { RejectedRow } from '#feed/feed_error'
import { matchesOfRows } from '#feed/football_data/match_of_row'
import { readTable, SCORE_COLUMNS, type SeasonRow } from '#feed/football_data/read_table'

export type AwardedPolicy = NonNullable<MatchFacts['awardedPolicy']>

export interface SeasonResult {
  line: number
  sourceKey: string
  facts: MatchFacts
}

export interface SeasonResults {
  results: SeasonResult[]
  rejected: RejectedRow[]
  /** Matches that have no score yet. */
  withoutScore: number
}

/** Reads the results of a season. Throws what `readTable` throws; without score columns `feedMissingColumn`. */
export async function readResults(path: string, awarded: AwardedPolicy): Promise<SeasonResults> {
  const table = await readTable(path, SCORE_COLUMNS)
  const { matches, rejected } = matchesOfRows(table.rows)
  const season: SeasonResults = {
    results: [],
    rejected: [...table.rejected, ...rejected],
    withoutScore: 0,
  }
  for (const { row, sourceKey } of matches) {
    const facts = factsOf(row, awarded)
    if (facts === null) {
      season.withoutScore++
      continue
    }
    const faults = validateFacts(SPORT_IDS.soccer, facts).map(({ field }) => field)
    if (faults.length === 0) season.results.push({ line: row.line, sourceKey, facts })
    else {
      const params = [faults.join(', ')]
      season.rejected.push({ line: row.line, key: 'resultIncomplete', params })
    }
  }
  season.rejected.sort((a, b) => a.line - b.line)
  return season
}

/** Null without a full-time score. A score without a half-time one was awarded (the reference's rule A1). */
function factsOf({ cells }: SeasonRow, awarded: AwardedPolicy): MatchFacts | null {
  const score = (home: string, away: string): Score | undefined => {
    const goals = [cells.get(home) ?? '', cells.get(away) ?? '']
    if (!goals.every((text) => /^\d{1,3}$/.test(text))) return undefined
    return [Number(goals[0]), Number(goals[1])]
  }
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
  // a half-time score above the full-time one is left for the check to name
  const isSound = second.every((goals) => goals >= 0)
  const periods: MatchFacts['periods'] = isSound ? { 1: halfTime, 2: second } : {}
  return { status: 'ended', periods, halfTime, fullTime, ...counted }
}
