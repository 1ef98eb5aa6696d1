/** Matches below a changed row: the book reads them again. */
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'

/**
 * Marks the matches without a result below a changed row, and resolves to their ids, for `announceMatches` after the
 * commit.
 */
export async function touchMatches(
  trx: Trx,
  column: 'id' | 'sport_id' | 'category_id' | 'tournament_id' | 'home_team_id' | 'away_team_id',
  id: number
): Promise<number[]> {
  const rows: { id: number }[] = await trx
    .query<{ id: number }>()
    .from('matches')
    .where(column, id)
    .if(column !== 'id', (query) => query.where('result_revision', 0))
    .select('id')
  if (rows.length === 0) return []
  await trx
    .from('matches')
    .where(column, id)
    .if(column !== 'id', (query) => query.where('result_revision', 0))
    .update({ changed_at: clock.now() })
  return rows.map((row) => Number(row.id))
}

/** Updates the book. Call it after the commit. */
export function announceMatches(matchIds: number[]): void {
  if (matchIds.length > 0) bus.emit('matchChanged', { matchIds })
}
