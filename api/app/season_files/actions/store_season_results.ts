import db from '@adonisjs/lucid/services/db'
import { chunked } from '#core/database/transactions'
import { storeResults } from '#catalogue/actions/store_results'
import type { RejectedRow } from '#season_files/reading/file_error'
import { seasonFormat } from '#season_files/formats/formats'
import type { AwardedPolicy } from '#season_files/reading/season'

const KEYS_AT_ONCE = 500

export interface SeasonResultReport {
  /** Matches that got their first result. */
  added: number
  /** Matches whose earlier result was corrected. */
  corrected: number
  unchanged: number
  withoutScore: number
  /** Rows that cannot be used, and rows of matches that were never imported. */
  rejected: RejectedRow[]
}

/**
 * Stores the results of an imported season, all or nothing; the caller then settles them. Equal facts make no new
 * revision. Throws `FileError` when the file has no usable row.
 */
export async function storeSeasonResults(
  format: string,
  path: string,
  awarded: AwardedPolicy = 'void'
): Promise<SeasonResultReport> {
  const season = await seasonFormat(format, path).readResults(path, awarded)
  const matchIds = await matchIdsByKey(season.results.map(({ sourceKey }) => sourceKey))
  const rejected = [...season.rejected]
  const inputs = season.results.flatMap(({ line, sourceKey, facts }) => {
    const matchId = matchIds.get(sourceKey)
    if (matchId !== undefined) return [{ matchId, facts, source: format, actorId: null }]
    rejected.push({ line, key: 'feedUnknownMatch', params: [] })
    return []
  })
  const stored = await storeResults(inputs)
  const changed = stored.filter((result) => result.changed)
  const added = changed.filter(({ revision }) => revision === 1).length
  return {
    added,
    corrected: changed.length - added,
    unchanged: stored.length - changed.length,
    withoutScore: season.withoutScore,
    rejected: rejected.sort((a, b) => a.line - b.line),
  }
}

async function matchIdsByKey(keys: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const chunk of chunked(keys, KEYS_AT_ONCE)) {
    const rows: { id: number; source_key: string }[] = await db
      .query<{ id: number; source_key: string }>()
      .from('matches')
      .whereIn('source_key', chunk)
      .select('id', 'source_key')
    for (const row of rows) ids.set(row.source_key, row.id)
  }
  return ids
}
