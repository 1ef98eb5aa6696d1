/** Setting up and taking away a second factor. Each change ends the user's other sessions. */
import type {
  RecoveryCodes,
  SecondFactorSetup,
} from '@grandstand/shared-types/wire/people/accounts'
import type { Editor } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction, type Trx } from '#core/database/transactions'
import { requireStepUp } from '#core/requests/step_up'
import { authorOf, recordAudit } from '#audit/record_audit'
import { requireOwnPassword } from '#accounts/actions/change_password'
import { hasSecondFactor } from '#accounts/queries/second_factor'
import { renewCodes } from '#accounts/second_factor/recovery_codes'
import { requireCode } from '#accounts/second_factor/require_code'
import { encryptSecret, newSecret, otpauthUri, qrPicture } from '#accounts/second_factor/totp'
import { siteById } from '#sites/current_site'

type Change = 'user.secondFactorOn' | 'user.secondFactorOff' | 'user.recoveryCodes'

/**
 * Makes a secret for the second factor; it takes effect once `confirmSecondFactor` gets a code of it. Throws 409
 * `alreadyExists` while the user has a confirmed secret, 422 `userPassCodeWrong` at `currentPassword`, 429
 * `tooManyAttempts` [seconds].
 */
export async function startSecondFactor(
  { principal }: Editor,
  currentPassword: string
): Promise<SecondFactorSetup> {
  const { userId, username, siteId } = principal
  if (await hasSecondFactor(userId)) throw new AppError('alreadyExists')
  await requireOwnPassword(principal, currentPassword)
  const secret = newSecret()
  await inTransaction(async (trx) => {
    await trx.from('second_factors').where('user_id', userId).whereNull('confirmed_at').delete()
    await trx
      .insertQuery()
      .table('second_factors')
      .insert({ user_id: userId, secret: encryptSecret(secret), created_at: clock.now() })
  })
  const { title } = await siteById(siteId)
  const uri = otpauthUri(secret, title, username)
  return { secret, uri, qrSvg: await qrPicture(uri) }
}

/** Turns the new second factor on. Throws 422 `secondFactorWrong` at `code`, 429 `tooManyAttempts` [seconds]. */
export async function confirmSecondFactor(by: Editor, code: string): Promise<RecoveryCodes> {
  const { userId, sessionId } = by.principal
  await requireCode(userId, code, { isConfirming: true })
  const codes = await inTransaction(async (trx) => {
    const now = clock.now()
    await trx.from('second_factors').where('user_id', userId).update({ confirmed_at: now })
    await trx.from('user_sessions').where('id', sessionId).update({ proven_at: now })
    await endOthers(trx, by)
    await record(trx, by, 'user.secondFactorOn', userId)
    return renewCodes(trx, userId)
  })
  bus.emit('accessChanged', { userId })
  return { codes }
}

/** Makes new recovery codes; the old ones are worth nothing. Throws 404 `notFound`, 403 `stepUpNeeded`. */
export async function renewRecoveryCodes(by: Editor): Promise<RecoveryCodes> {
  const { userId } = by.principal
  if (!(await hasSecondFactor(userId))) throw AppError.notFound()
  await requireStepUp(by.principal)
  const codes = await inTransaction(async (trx) => {
    await record(trx, by, 'user.recoveryCodes', userId)
    return renewCodes(trx, userId)
  })
  return { codes }
}

/** Removes the principal's own second factor. Throws 404 `notFound`, 403 `stepUpNeeded`. */
export async function removeSecondFactor(by: Editor): Promise<void> {
  const { userId } = by.principal
  if (!(await hasSecondFactor(userId))) throw AppError.notFound()
  await requireStepUp(by.principal)
  await inTransaction(async (trx) => {
    await remove(trx, userId)
    await endOthers(trx, by)
    await record(trx, by, 'user.secondFactorOff', userId)
  })
  bus.emit('accessChanged', { userId })
}

/**
 * Removes the second factor of another user, who has lost the device, and ends all sessions of that user. The caller
 * has checked that the principal may change the user. Throws 404 `notFound`, 403 `stepUpNeeded`.
 */
export async function resetSecondFactor(by: Editor, userId: number): Promise<void> {
  if (!(await hasSecondFactor(userId))) throw AppError.notFound()
  await requireStepUp(by.principal)
  await inTransaction(async (trx) => {
    await remove(trx, userId)
    await trx.from('users').where('id', userId).increment('token_version', 1)
    await record(trx, by, 'user.secondFactorOff', userId)
  })
  bus.emit('accessChanged', { userId })
}

async function remove(trx: Trx, userId: number): Promise<void> {
  await trx.from('recovery_codes').where('user_id', userId).delete()
  await trx.from('second_factors').where('user_id', userId).delete()
}

/** A thief's session may have begun before the second factor was set up. */
async function endOthers(trx: Trx, { principal }: Editor): Promise<void> {
  await trx
    .from('user_sessions')
    .where('user_id', principal.userId)
    .whereNot('id', principal.sessionId)
    .whereNull('revoked_at')
    .update({ revoked_at: clock.now() })
}

async function record(trx: Trx, by: Editor, action: Change, subjectId: number): Promise<void> {
  await recordAudit(trx, {
    ...authorOf(by),
    action,
    subjectType: 'user',
    subjectId,
    detail: {},
  })
}
