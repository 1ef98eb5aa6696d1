/** The rules that levels had and will have. */
import db from '@adonisjs/lucid/services/db'
import type { LevelChange } from '@grandstand/shared-types/wire/games/jackpots'
import { clock } from '#core/timing/clock'
import { ruleOf, type RuleColumns } from '#jackpots/runs/level_rule'

interface Row extends RuleColumns {
  id: number
  level_id: number
  from_at: number
  made_at: number
  username: string
  state: LevelChange['state']
}

/** The newest first. */
export async function changesOf(levelIds: readonly number[]): Promise<LevelChange[]> {
  const rows: Row[] = await db
    .query<Row>()
    .from('jackpot_level_terms as t')
    .join('users as u', 'u.id', 't.made_by')
    .whereIn('t.level_id', [...levelIds])
    .orderBy([
      { column: 't.from_at', order: 'desc' },
      { column: 't.id', order: 'desc' },
    ])
    .select('t.*', 'u.username')
  const now = clock.now()
  return rows.map((row) => ({
    id: Number(row.id),
    levelId: Number(row.level_id),
    fromAt: Number(row.from_at),
    ...ruleOf(row),
    // one whose date has come is in force, though no stake has written it to its level yet
    state: row.state === 'planned' && Number(row.from_at) <= now ? 'inForce' : row.state,
    madeBy: row.username,
    madeAt: Number(row.made_at),
  }))
}

/** The rule of the level by the changes, the newest first; undefined for a level that was never changed. */
export const dueRule = (
  changes: readonly LevelChange[],
  levelId: number
): LevelChange | undefined =>
  changes.find((change) => change.levelId === levelId && change.state === 'inForce')
