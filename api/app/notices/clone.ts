import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Popups go into a clone; messages are to people, and stay. */
export const cloneStep: CloneStep = {
  tables: ['popups'],
  copy: (trx, cloning) => copySiteRows(trx, 'popups', cloning),
}

/** Tables whose rows stay with the original brand. */
export const stays = {
  notices: 'messages to people',
}
