import Role from '#accounts/models/role'
import { INSTALLATION_PERMISSIONS } from '#accounts/permissions'
import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/**
 * Roles go into a clone with their permissions; nobody has them there yet. Those that reach the installation stay behind,
 * since the admin of the clone could neither give nor change a role that has one (rules 8.16).
 */
export const cloneStep: CloneStep = {
  tables: ['roles'],
  async copy(trx, cloning) {
    const copies = await copySiteRows(trx, 'roles', cloning)
    for (const role of await Role.query({ client: trx }).whereIn('id', [...copies.values()])) {
      const permissions = role.permissions.filter((one) => !INSTALLATION_PERMISSIONS.includes(one))
      await role.merge({ permissions }).save()
    }
  },
}
