/** The contents of a season file in the shape that all formats share. */
import type { DateTime } from 'luxon'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import type { SourceTournament } from '#catalogue/actions/import_source'
import type { RejectedRow } from '#season_files/reading/file_error'

/** How awarded matches are settled. */
export type AwardedPolicy = NonNullable<MatchFacts['awardedPolicy']>

export interface SeasonFixtures {
  tournaments: SourceTournament[]
  rejected: RejectedRow[]
  /** Number of matches without a price, by market type of the format. */
  withoutPrice: Record<number, number>
  /** Number of matches with an invalid line. */
  badLines: number
}

interface SeasonResult {
  line: number
  sourceKey: string
  facts: MatchFacts
}

export interface SeasonResults {
  results: SeasonResult[]
  rejected: RejectedRow[]
  /** Number of matches without a score yet. */
  withoutScore: number
}

/** The readers of a file format. Both throw `FileError` when the file has no usable row. */
export interface SeasonFormat {
  /** With `startsAt`, the first match day moves to that day and all other days move by as much. */
  readFixtures(path: string, startsAt?: DateTime): Promise<SeasonFixtures>
  readResults(path: string, awarded: AwardedPolicy): Promise<SeasonResults>
}
