import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Roles go into a clone with their permissions; nobody has them there yet. */
export const cloneStep: CloneStep = {
  tables: ['roles'],
  copy: (trx, cloning) => copySiteRows(trx, 'roles', cloning),
}

/** Tables whose rows stay with the original brand. */
export const stays = {
  users: 'people belong to one brand; the clone begins with its first admin',
}
