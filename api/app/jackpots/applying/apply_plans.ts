/** Changes of levels whose date has come are written with the first stake after it (rules 13.6). */
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type { KnownJackpot } from '#jackpots/applying/known_jackpots'
import type { LevelColumns } from '#jackpots/applying/running_level'
import { ruleColumns } from '#jackpots/runs/level_rule'

/** The levels, which are locked, as they are now. Costs a statement only where a change is due. */
export async function applyPlans(
  trx: Trx,
  rows: readonly LevelColumns[],
  jackpots: readonly KnownJackpot[]
): Promise<LevelColumns[]> {
  const now = clock.now()
  const due = jackpots.flatMap(({ plans }) => plans.filter(({ fromAt }) => fromAt <= now))
  const present: LevelColumns[] = []
  for (const row of rows) {
    let columns = {}
    for (const plan of due.filter(({ levelId }) => levelId === Number(row.id))) {
      if (!(await take(trx, plan.id))) continue
      columns = ruleColumns(plan.rule)
      await trx.from('jackpot_levels').where('id', row.id).update(columns)
    }
    present.push({ ...row, ...columns })
  }
  return present
}

/** False when another server has written it, before the level was locked, or staff withdrew it. */
async function take(trx: Trx, planId: number): Promise<boolean> {
  const taken: unknown = await trx
    .from('jackpot_level_terms')
    .where({ id: planId, state: 'planned' })
    .update({ state: 'inForce' })
  return Number(taken) === 1
}
