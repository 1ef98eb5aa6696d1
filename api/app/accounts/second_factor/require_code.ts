/** Checks a code of the second factor, at sign-in and later. */
import { CODE_DIGITS } from '@grandstand/shared-types/accounts/second_factor'
import throttle from '#config/throttle'
import { AppError } from '#core/errors/app_error'
import { inTransaction, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { forgetTries, gate, takeTry } from '#core/throttle/throttle'
import { useRecoveryCode } from '#accounts/second_factor/recovery_codes'
import { decryptSecret, stepOf } from '#accounts/second_factor/totp'

interface Factor {
  user_id: number
  secret: string
  confirmed_at: number | null
  last_step: number
}

const APP_CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)

/**
 * Uses up a code of the authenticator app, or a recovery code: each code counts once. Wrong codes are counted by user,
 * since only a person with the password gets here. Throws 422 `secondFactorWrong` at `code`, 429 `tooManyAttempts`
 * [seconds].
 */
export async function requireCode(
  userId: number,
  sent: string,
  { isConfirming = false } = {}
): Promise<'app' | 'recovery'> {
  const tries = gate(throttle.secondFactor, 'secondFactor', userId)
  await takeTry(tries)
  const code = sent.replaceAll(/\s/g, '')
  const isOfApp = APP_CODE.test(code)
  const isRight = await inTransaction((trx) =>
    isOfApp
      ? useAppCode(trx, userId, code, isConfirming)
      : useRecoveryCode(trx, userId, code, clock.now())
  )
  if (!isRight) throw AppError.field('code', 'secondFactorWrong')
  await forgetTries(tries)
  return isOfApp ? 'app' : 'recovery'
}

/**
 * Stores the step of the last code, which may only rise: a code that somebody has seen being typed is worthless
 * afterwards.
 */
async function useAppCode(
  trx: Trx,
  userId: number,
  code: string,
  isConfirming: boolean
): Promise<boolean> {
  const factor: Factor | null = await trx
    .query<Factor>()
    .from('second_factors')
    .where('user_id', userId)
    .select('user_id', 'secret', 'confirmed_at', 'last_step')
    .first()
  if (!factor || (factor.confirmed_at === null) !== isConfirming) return false
  const step = stepOf(decryptSecret(factor.secret), code, clock.now())
  if (step === null) return false
  const used: unknown = await trx
    .from('second_factors')
    .where('user_id', userId)
    .where('last_step', '<', step)
    .update({ last_step: step })
  return Number(used) === 1
}
