/** Makes a user staff of the installation, or ends it, as the command does; in the back office `updateUser` does. */
import { recordAudit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import { endSessionsOfConcerned } from '#accounts/actions/concerned_users'
import { requireFitStaff } from '#accounts/actions/require_fit_staff'
import User from '#accounts/models/user'
import { INSTALLATION_PERMISSIONS } from '#accounts/permissions'
import { pathAbove } from '#accounts/tree'

interface Appointment {
  siteId: number
  username: string
  isInstallationStaff: boolean
}

/**
 * Ends the sessions of the user and of operators below who hold a right of the installation. Throws 404 `userNotFound`, and
 * as `requireFitStaff`.
 */
export async function setInstallationStaff(appointment: Appointment): Promise<void> {
  const { siteId, username, isInstallationStaff } = appointment
  const concerned = await inTransaction(async (trx) => {
    const user = await User.query({ client: trx })
      .where({ siteId, usernameKey: username.toLowerCase() })
      .forUpdate()
      .first()
    if (!user) throw AppError.noUser()
    if (user.isInstallationStaff === isInstallationStaff) return []
    if (isInstallationStaff) {
      await requireFitStaff(trx, { type: user.type, above: pathAbove(user.path) })
    }
    await user.merge({ isInstallationStaff, updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      siteId,
      actorId: null,
      action: 'user.update',
      subjectType: 'user',
      subjectId: user.id,
      detail: {
        before: { isInstallationStaff: !isInstallationStaff },
        after: { isInstallationStaff },
      },
    })
    return endSessionsOfConcerned(trx, [user], INSTALLATION_PERMISSIONS)
  })
  for (const userId of concerned) bus.emit('accessChanged', { userId })
}
