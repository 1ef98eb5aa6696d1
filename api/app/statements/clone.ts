import type { CloneStep } from '#sites/cloning/clone_step'
import { copyRows, copySiteRows } from '#sites/cloning/copy_rows'

/** Commission plans go into a clone with all their versions; which dealer has which plan does not. */
export const cloneStep: CloneStep = {
  tables: ['commission_plans'],
  async copy(trx, cloning) {
    const plans = await copySiteRows(trx, 'commission_plans', cloning)
    for (const [from, to] of plans) {
      await copyRows(trx, 'commission_versions', { column: 'plan_id', from, to })
    }
  },
}
