/** Finds the matches of an import by source key, or adds them. */
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { insertAll, type Trx } from '#core/database/transactions'
import type { SourceFixture } from '#catalogue/actions/import_source'

/** A fixture with the ids of its tournament, category and sport. */
export interface PlacedFixture {
  fixture: SourceFixture
  sportId: number
  categoryId: number
  tournamentId: number
  homeTeamId: number
  awayTeamId: number
}

/** How an import treats an existing match that has not started and has no result. */
export type ExistingMatches = 'keep' | 'reprice' | 'repriceAndMove'

export interface MatchChanges {
  addedIds: number[]
  movedIds: number[]
  /** Matches whose markets the import may write, new matches included. */
  openIds: Map<number, SourceFixture>
  /** Matches left unchanged: started, finished, or asked to be kept. */
  kept: number
}

interface MatchRow {
  id: number
  source_key: string
  starts_at: number
  status: string
  result_revision: number
}

export async function importMatches(
  trx: Trx,
  placed: readonly PlacedFixture[],
  { existing, now }: { existing: ExistingMatches; now: number }
): Promise<MatchChanges> {
  const keys = placed.map(({ fixture }) => fixture.sourceKey)
  const known = await matchesByKey(trx, keys)
  const missing = placed.filter(({ fixture }) => !known.has(fixture.sourceKey))
  const rows = missing.map((match) => matchRow(match, now))
  await insertAll(trx, 'matches', rows)
  const all = missing.length > 0 ? await matchesByKey(trx, keys) : known

  const changes: MatchChanges = { addedIds: [], movedIds: [], openIds: new Map(), kept: 0 }
  for (const { fixture } of placed) {
    const match = all.get(fixture.sourceKey)
    if (!match) throw new Error(`match ${fixture.sourceKey} was not stored`)
    if (!known.has(fixture.sourceKey)) changes.addedIds.push(match.id)
    else if (existing === 'keep' || match.result_revision > 0 || !isPreMatch(match.status)) {
      changes.kept++
      continue
    } else if (existing === 'repriceAndMove' && match.starts_at !== fixture.startsAt) {
      const values = { starts_at: fixture.startsAt }
      await trx.from('matches').where('id', match.id).update(values)
      changes.movedIds.push(match.id)
    }
    changes.openIds.set(match.id, fixture)
  }
  return changes
}

async function matchesByKey(trx: Trx, keys: string[]): Promise<Map<string, MatchRow>> {
  const rows: MatchRow[] = await trx
    .query<MatchRow>()
    .from('matches')
    .whereIn('source_key', keys)
    .select('id', 'source_key', 'starts_at', 'status', 'result_revision')
  return new Map(rows.map((row) => [row.source_key, row]))
}

const matchRow = ({ fixture, ...place }: PlacedFixture, now: number) => ({
  sport_id: place.sportId,
  category_id: place.categoryId,
  tournament_id: place.tournamentId,
  home_team_id: place.homeTeamId,
  away_team_id: place.awayTeamId,
  source_key: fixture.sourceKey,
  starts_at: fixture.startsAt,
  status: 'not_started',
  bet_status: 'started',
  active: true,
  min_selections: 1,
  list_order: fixture.listOrder,
  changed_at: now,
  created_at: now,
})
