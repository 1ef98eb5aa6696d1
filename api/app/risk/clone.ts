import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Exposure limits go into a clone, each in its currency. */
export const cloneStep: CloneStep = {
  tables: ['exposure_limits'],
  copy: (trx, cloning) => copySiteRows(trx, 'exposure_limits', cloning),
}
