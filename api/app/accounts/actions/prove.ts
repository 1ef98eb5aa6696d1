import type { Proof } from '@grandstand/shared-types/wire/people/accounts'
import { PROOF_MINUTES } from '@grandstand/shared-types/accounts/second_factor'
import type { Editor } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import { authorOf, recordAudit } from '#audit/record_audit'
import { hasSecondFactor } from '#accounts/queries/second_factor'
import { requireCode } from '#accounts/second_factor/require_code'

/**
 * Checks a code of the second factor during a session: for the next minutes the session may do what asks for step-up
 * (must-hold S9). Throws 404 `notFound` without a second factor, 422 `secondFactorWrong` at `code`, 429
 * `tooManyAttempts` [seconds].
 */
export async function prove({ principal, ip }: Editor, code: string): Promise<Proof> {
  const { userId, sessionId } = principal
  if (!(await hasSecondFactor(userId))) throw AppError.notFound()
  const codeOf = await requireCode(userId, code)
  const now = clock.now()
  await inTransaction(async (trx) => {
    await trx.from('user_sessions').where('id', sessionId).update({ proven_at: now })
    await recordAudit(trx, {
      ...authorOf({ principal, ip }),
      action: 'user.proof',
      subjectType: 'user',
      subjectId: userId,
      detail: { sessionId, codeOf },
    })
  })
  return { provenUntil: now + PROOF_MINUTES * 60_000 }
}
