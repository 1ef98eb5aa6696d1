import { clock } from '#core/timing/clock'
import { insertAll } from '#core/database/transactions'
import type { CloneStep } from '#sites/cloning/clone_step'

interface SmallestWin {
  currency: string
  smallest_win: number
}

/** The smallest win of each currency that is shown goes into a clone; players who are never shown are not there. */
export const cloneStep: CloneStep = {
  tables: ['winner_rules'],
  async copy(trx, { fromId, toId }) {
    const rules: SmallestWin[] = await trx
      .query<SmallestWin>()
      .from('winner_rules')
      .where('site_id', fromId)
      .whereNull('user_id')
      .select('currency', 'smallest_win')
    await insertAll(
      trx,
      'winner_rules',
      rules.map((rule) => ({ ...rule, site_id: toId, user_id: null, created_at: clock.now() }))
    )
  },
}
