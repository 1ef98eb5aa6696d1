import { clock } from '#core/timing/clock'
import type { CloneStep } from '#sites/cloning/clone_step'

/** Rules for the whole brand go into a clone; those for single people have nobody there. */
export const cloneStep: CloneStep = {
  tables: ['approval_rules'],
  async copy(trx, { fromId, toId }) {
    const rows = await trx
      .query<Record<string, string | number>>()
      .from('approval_rules')
      .where({ site_id: fromId, user_id: 0 })
    for (const row of rows) {
      await trx.insertQuery().table('approval_rules').insert({
        site_id: toId,
        user_id: 0,
        currency: row['currency'],
        stake_above: row['stake_above'],
        payout_above: row['payout_above'],
        wait_seconds: row['wait_seconds'],
        updated_at: clock.now(),
      })
    }
  },
}
