import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { inTransaction, isReferenceViolation } from '#core/database/transactions'
import { recordAudit } from '#audit/record_audit'
import User from '#accounts/models/user'
import { removeUserAccounts } from '#ledger/accounts'
import { requireRight } from '#accounts/user_rights'

/**
 * Deletes a user without any activity, with their empty accounts. The database's foreign keys are the rule: a session,
 * an entry, a coupon or a user below keeps the row. Throws 409 `inUse`, 404 `userNotFound`, 403 `notAllowed`.
 */
export async function deleteUser(
  userId: number,
  options: { principal: Principal; ip: string }
): Promise<void> {
  const { principal, ip } = options
  try {
    await inTransaction(async (trx) => {
      const user = await User.query({ client: trx }).where('id', userId).forUpdate().first()
      if (!user) throw AppError.noUser()
      await requireRight(principal, 'remove', user, trx)
      await removeUserAccounts(trx, userId)
      await trx.from('users').where('id', userId).delete()
      await recordAudit(trx, {
        siteId: user.siteId,
        actorId: principal.userId,
        action: 'user.delete',
        subjectType: 'user',
        subjectId: userId,
        detail: { before: { username: user.username, type: user.type, parentId: user.parentId } },
        ip,
      })
    })
  } catch (error) {
    if (isReferenceViolation(error)) throw new AppError('inUse')
    throw error
  }
  bus.emit('accessChanged', { userId })
}
