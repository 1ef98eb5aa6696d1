import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Roles go into a clone with their permissions; nobody has them there yet. */
export const cloneRoles: CloneStep = {
  tables: ['roles'],
  copy: (trx, cloning) => copySiteRows(trx, 'roles', cloning),
}
