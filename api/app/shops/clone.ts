import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Shops go into a clone. */
export const cloneStep: CloneStep = {
  tables: ['shops'],
  copy: (trx, cloning) => copySiteRows(trx, 'shops', cloning),
}
