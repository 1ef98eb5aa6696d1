import type { CloneStep } from '#sites/cloning/clone_step'
import { copyRows, copySiteRows } from '#sites/cloning/copy_rows'

/** Categories go into a clone with their methods, banks and amounts; branches and secrets of the original do not. */
export const cloneStep: CloneStep = {
  tables: ['payment_categories', 'payment_methods', 'payment_banks'],
  async copy(trx, cloning) {
    const site = { site_id: cloning.toId }
    const categories = await copySiteRows(trx, 'payment_categories', cloning)
    const methods = await copySiteRows(trx, 'payment_methods', cloning)
    const banks = await copySiteRows(trx, 'payment_banks', cloning)
    await trx.from('payment_methods').where(site).update({ branches: '[]', sealed_secrets: null })
    for (const [from, to] of categories) {
      await trx
        .from('payment_methods')
        .where({ ...site, category_id: from })
        .update({ category_id: to })
    }
    for (const [from, to] of methods) {
      await trx
        .from('payment_banks')
        .where({ ...site, method_id: from })
        .update({ method_id: to })
    }
    for (const [from, to] of banks) {
      await copyRows(trx, 'payment_bank_amounts', { column: 'bank_id', from, to })
    }
  },
}
