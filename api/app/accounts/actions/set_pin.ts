import { authorOf, recordAudit } from '#audit/record_audit'
import { inTransaction } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'
import { requireOwnPassword } from '#accounts/actions/change_password'
import { keepPin } from '#accounts/hand_login_pins'
import { hashPassword } from '#accounts/password_hash'

/**
 * Sets the principal's own PIN for hand login. Throws 422 `userPassCodeWrong` at `currentPassword`, 429
 * `tooManyAttempts` [seconds].
 */
export async function setPin(by: Editor, currentPassword: string, pin: string): Promise<void> {
  const { principal } = by
  await requireOwnPassword(principal, currentPassword)
  const pinHash = await hashPassword(pin, 'known')
  await inTransaction(async (trx) => {
    await keepPin(trx, principal.userId, pinHash)
    await recordAudit(trx, {
      ...authorOf(by),
      action: 'user.pin',
      subjectType: 'user',
      subjectId: principal.userId,
      detail: {},
    })
  })
}
