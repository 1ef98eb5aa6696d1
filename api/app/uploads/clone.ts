import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Pictures go into a clone at the addresses that its settings and texts name; the files are shared. */
export const cloneStep: CloneStep = {
  tables: ['uploads'],
  copy: (trx, cloning) => copySiteRows(trx, 'uploads', cloning),
}
