import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import type { Principal } from '#core/access'
import { AppError } from '#core/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/clock'
import { inTransaction } from '#core/database'
import { recordAudit } from '#audit/record_audit'
import User from '#accounts/models/user'
import { checkPassword } from '#accounts/password_rules'
import { siteById } from '#sites/current_site'

const GUESSES = { requests: 8, duration: '5 mins', blockDuration: '5 mins' }

interface Passwords {
  currentPassword: string
  newPassword: string
  repeatPassword: string
}

/**
 * Sets the principal's own password; every other session of theirs ends.
 * Throws 422 `passwordMatchError` at `repeatPassword`, `userPassCodeWrong` at `currentPassword`, `minLengthMaxLength`,
 * `invalidValue` or `commonPassword` at `newPassword`; 429 `tooManyAttempts` [seconds] after too many wrong ones.
 */
export async function changePassword(
  principal: Principal,
  { currentPassword, newPassword, repeatPassword }: Passwords,
  ip: string
): Promise<void> {
  if (repeatPassword !== newPassword) throw AppError.field('repeatPassword', 'passwordMatchError')
  const { settings } = await siteById(principal.siteId)
  checkPassword(newPassword, principal, settings, 'newPassword')
  await requireCurrent(principal.userId, currentPassword)

  const passwordHash = await hash.make(newPassword)
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
    await recordAudit(trx, {
      siteId: principal.siteId,
      actorId: principal.userId,
      action: 'user.password',
      subjectType: 'user',
      subjectId: principal.userId,
      detail: {},
      ip,
    })
  })
  bus.emit('accessChanged', { userId: principal.userId })
}

async function requireCurrent(userId: number, password: string): Promise<void> {
  const limit = limiter.use(GUESSES)
  const key = `password:${userId}`
  if (await limit.isBlocked(key)) {
    throw new AppError('tooManyAttempts', { status: 429, params: [await limit.availableIn(key)] })
  }
  const user = await User.findOrFail(userId)
  if (await hash.verify(user.passwordHash, password)) return
  await limit.increment(key)
  throw AppError.field('currentPassword', 'userPassCodeWrong')
}
