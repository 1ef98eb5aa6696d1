import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Popups go into a clone; messages are to people, and stay. */
export const clonePopups: CloneStep = {
  tables: ['popups'],
  copy: (trx, cloning) => copySiteRows(trx, 'popups', cloning),
}
