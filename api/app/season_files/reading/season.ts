/** What a file gives once it is read, whatever its format. */
import type { DateTime } from 'luxon'
import type { MatchFacts } from '@grandstand/shared-types/markets/facts/match_facts'
import type { SourceTournament } from '#catalogue/actions/import_source'
import type { RejectedRow } from '#season_files/reading/file_error'

/** What awarded matches are settled on. */
export type AwardedPolicy = NonNullable<MatchFacts['awardedPolicy']>

export interface SeasonFixtures {
  tournaments: SourceTournament[]
  rejected: RejectedRow[]
  /** Matches without a price, by the market types of the format. */
  withoutPrice: Record<number, number>
  /** Matches with a line that is none. */
  badLines: number
}

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

/** A file format. Both readers throw `FileError` when nothing of the file can be used. */
export interface SeasonFormat {
  /** With `startsAt` the first match day becomes that day and the others keep their distance in days. */
  readFixtures(path: string, startsAt?: DateTime): Promise<SeasonFixtures>
  readResults(path: string, awarded: AwardedPolicy): Promise<SeasonResults>
}
