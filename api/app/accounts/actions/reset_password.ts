import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { recordAudit } from '#audit/record_audit'
import { removePin } from '#accounts/hand_login_pins'
import User from '#accounts/models/user'
import { hashPassword } from '#accounts/password_hash'
import { tellOfPassword } from '#accounts/password_notice'
import { checkPassword, passwordRulesOf } from '#accounts/password_rules'
import { requireRight } from '#accounts/user_rights'
import { siteById } from '#sites/current_site'

/**
 * Sets another user's password and ends all their sessions. For the own password see `changePassword`. Throws 404
 * `userNotFound`, 403 `notAllowed` (also for oneself), 422 as `checkPassword` does.
 */
export async function resetPassword(
  userId: number,
  password: string,
  { principal, ip }: { principal: Principal; ip: string }
): Promise<void> {
  if (userId === principal.userId) throw AppError.notAllowed()
  const target = await User.find(userId)
  if (!target) throw AppError.noUser()
  await requireRight(principal, 'password', target)
  await replacePassword(target, password, { actorId: principal.userId, ip })
}

interface Replacing {
  /** Null when the platform acts by itself. */
  actorId: number | null
  ip: string
  /** A check or a write in the same transaction; an error that it throws leaves the password as it was. */
  along?: (trx: Trx, owner: User) => Promise<void>
}

/**
 * Sets a password, ends all sessions, and mails the owner a notice; the account no longer counts as inactive. Throws 422 as `checkPassword`, and as `along` does.
 */
export async function replacePassword(
  target: User,
  password: string,
  { actorId, ip, along }: Replacing
): Promise<void> {
  const site = await siteById(target.siteId)
  checkPassword(password, target, passwordRulesOf(site, site.settings))
  const passwordHash = await hashPassword(password, 'known')
  await inTransaction(async (trx) => {
    const user = await User.query({ client: trx }).where('id', target.id).forUpdate().firstOrFail()
    await along?.(trx, user)
    const tokenVersion = user.tokenVersion + 1
    const now = clock.now()
    // an inactive account may be used again, and has the days of a mail to be signed in to
    const returns = user.inactiveAt !== null && { inactiveAt: null, inactiveWarnedAt: now }
    await user.merge({ passwordHash, tokenVersion, updatedAt: now, ...returns }).save()
    await removePin(trx, user.id)
    await tellOfPassword(trx, user)
    await recordAudit(trx, {
      siteId: user.siteId,
      actorId,
      action: 'user.passwordReset',
      subjectType: 'user',
      subjectId: user.id,
      detail: {},
      ip,
    })
  })
  bus.emit('accessChanged', { userId: target.id })
}
