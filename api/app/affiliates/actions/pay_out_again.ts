import { requireCreditProof } from '#accounts/second_factor/credit_proof'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import {
  auditStatement,
  lockedStatement,
  statementToMove,
} from '#affiliates/actions/advance_statement'
import { payOut, planPayout } from '#affiliates/actions/pay_out_statement'
import { tellOfWithdrawal } from '#payments/moving/withdrawal_news'

/**
 * Orders the withdrawal of a paid statement whose money stayed in the account because none could be ordered then, as when another one
 * was under way. The reason goes, or the present one takes its place. Throws 404 `notFound`, 403 `stepUpNeeded`, 409
 * `statementState` for a statement without such a reason.
 */
export async function payOutAgain(editor: Editor, id: number): Promise<void> {
  const known = await statementToMove(editor.principal, id)
  await requireCreditProof(editor.principal, {
    currency: known.currency,
    amountMinor: known.payableMinor,
  })
  const planned = await planPayout(editor, known)
  const payout = await inTransaction(async (trx) => {
    const statement = await lockedStatement(trx, editor, id)
    await forgetFault(trx, id)
    await auditStatement(trx, editor, statement, 'affiliateStatement.payOut')
    return payOut(trx, editor, id, planned)
  })
  if (payout) tellOfWithdrawal(payout)
}

/** Throws 409 `statementState` for a statement without a reason: nothing waits to be paid out. */
async function forgetFault(trx: Trx, id: number): Promise<void> {
  const changed = await trx
    .from('affiliate_statements')
    .where('id', id)
    .whereNotNull('payout_fault')
    .update({ payout_fault: null })
  if (Number(changed) !== 1) throw new AppError('statementState')
}
