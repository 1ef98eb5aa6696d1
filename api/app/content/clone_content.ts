import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Pages go into a clone under their numbers. */
export const cloneContent: CloneStep = {
  tables: ['pages'],
  copy: (trx, cloning) => copySiteRows(trx, 'pages', cloning),
}
