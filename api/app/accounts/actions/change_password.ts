import throttle from '#config/throttle'
import type { Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import { forgetTries, gate, takeTry } from '#core/throttle/throttle'
import { authorOf, recordAudit } from '#audit/record_audit'
import { removePin } from '#accounts/hand_login_pins'
import User from '#accounts/models/user'
import { hashPassword, isPassword } from '#accounts/password_hash'
import { tellOfPassword } from '#accounts/password_notice'
import { checkPassword, passwordRulesOf } from '#accounts/password_rules'
import { siteById } from '#sites/current_site'

interface Passwords {
  currentPassword: string
  newPassword: string
  repeatPassword: string
}

/**
 * Sets the principal's own password and ends all their other sessions. Throws 422 `passwordMatchError` at
 * `repeatPassword`, `userPassCodeWrong` at `currentPassword`, `minLengthMaxLength`, `commonPassword`
 * or `passwordUnchanged` at `newPassword`; 429 `tooManyAttempts` [seconds] after too many wrong passwords.
 */
export async function changePassword(
  principal: Principal,
  { currentPassword, newPassword, repeatPassword }: Passwords,
  ip: string
): Promise<void> {
  if (repeatPassword !== newPassword) throw AppError.field('repeatPassword', 'passwordMatchError')
  if (newPassword === currentPassword) throw AppError.field('newPassword', 'passwordUnchanged')
  const site = await siteById(principal.siteId)
  const owner = await User.findOrFail(principal.userId)
  checkPassword(newPassword, owner, passwordRulesOf(site, site.settings), 'newPassword')
  await requireOwnPassword(principal, currentPassword)

  const passwordHash = await hashPassword(newPassword, 'known')
  await inTransaction(async (trx) => {
    const user = await User.query({ client: trx })
      .where('id', principal.userId)
      .forUpdate()
      .firstOrFail()
    const tokenVersion = user.tokenVersion + 1
    await user.merge({ passwordHash, tokenVersion, updatedAt: clock.now() }).save()
    await trx
      .from('user_sessions')
      .where('id', principal.sessionId)
      .update({ token_version: tokenVersion })
    await removePin(trx, principal.userId)
    await tellOfPassword(trx, user)
    await recordAudit(trx, {
      ...authorOf({ principal, ip }),
      action: 'user.password',
      subjectType: 'user',
      subjectId: principal.userId,
      detail: {},
    })
  })
  bus.emit('accessChanged', { userId: principal.userId })
}

/**
 * Counted by session, so that the thief of one session cannot keep its owner from changing the password in another. Throws
 * 422 `userPassCodeWrong` at `currentPassword`, 429 `tooManyAttempts` [seconds].
 */
export async function requireOwnPassword(principal: Principal, password: string): Promise<void> {
  const own = gate(throttle.ownPassword, 'ownPassword', principal.userId, principal.sessionId)
  await takeTry(own)
  const user = await User.findOrFail(principal.userId)
  if (!(await isPassword(user.passwordHash, password, 'known'))) {
    throw AppError.field('currentPassword', 'userPassCodeWrong')
  }
  await forgetTries(own)
}
