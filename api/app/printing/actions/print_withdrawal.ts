/** Prints of withdrawals: the first is the original, each after it a copy. */
import { PRINT_WAIT_MS } from '@grandstand/shared-types/coupons/model/prints'
import { MOST_PRINTS } from '@grandstand/shared-types/coupons/model/ticket_code'
import type { WithdrawalPrintView } from '@grandstand/shared-types/wire/betting/printing'
import { authorOf, recordAudit } from '#audit/record_audit'
import { inTransaction } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import type { Editor, Principal } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { clock } from '#core/timing/clock'
import { withdrawPage } from '#printing/pages/withdraw'
import type { Paper } from '#printing/paper/paper'
import {
  withdrawalInSight,
  withdrawalPrints,
  type WithdrawalPrint,
} from '#printing/queries/withdrawal'

/**
 * Asks for a print of a withdrawal in sight; its page can then be fetched once. Throws 404 `notFound`, 422 `tooManyPrints`
 * [most], 409 `idempotencyConflict`.
 */
export async function askWithdrawalPrint(
  editor: Editor,
  paymentId: number,
  key: string
): Promise<WithdrawalPrintView> {
  const { principal, ip } = editor
  const { payment } = await withdrawalInSight(principal, paymentId)
  const { body } = await withIdempotency(
    principal,
    key,
    ['payment.print', paymentId],
    async (trx) => {
      // two requests at once must not both become the original
      await trx.from('payments').where('id', paymentId).select('id').forUpdate().first()
      const before: WithdrawalPrint[] = await withdrawalPrints(trx).where('payment_id', paymentId)
      const copyNumber = before.length
      if (copyNumber >= MOST_PRINTS) throw new AppError('tooManyPrints', { params: [MOST_PRINTS] })
      await trx.insertQuery().table('payment_prints').insert({
        payment_id: paymentId,
        copy_number: copyNumber,
        status: 'waiting',
        asked_by: principal.userId,
        asked_at: clock.now(),
        ip,
      })
      await recordAudit(trx, {
        ...authorOf(editor),
        action: 'payment.print',
        subjectType: 'payment',
        subjectId: paymentId,
        detail: { reference: payment.reference, copyNumber },
      })
      return {
        status: 201,
        body: { page: 'withdraw' as const, transactionId: paymentId, copyNumber },
      }
    }
  )
  return body
}

/** The page of the newest print that waits for the principal. Throws 404 `notFound`, 409 `printNotWaiting`. */
export async function withdrawalPaper(principal: Principal, paymentId: number, paper: Paper) {
  const { payment, username } = await withdrawalInSight(principal, paymentId)
  const print = await waitingPrint(principal, paymentId)
  const page = withdrawPage(
    {
      code: payment.reference,
      username,
      methodName: payment.methodName,
      requestedAt: payment.createdAt,
      amountMinor: payment.amountMinor,
      feeMinor: payment.feeMinor,
      currency: payment.currency,
      state: payment.state,
      changedAt: payment.updatedAt,
      copyNumber: print.copyNumber,
      printedAt: print.askedAt,
      printedBy: principal.username,
    },
    paper
  )
  return { page, markPrinted: () => markPrinted(print.id) }
}

async function waitingPrint({ userId }: Principal, paymentId: number): Promise<WithdrawalPrint> {
  const row = await withdrawalPrints()
    .where({ payment_id: paymentId, asked_by: userId, status: 'waiting' })
    .where('asked_at', '>', clock.now() - PRINT_WAIT_MS)
    .orderBy('id', 'desc')
    .first()
  if (!row) throw new AppError('printNotWaiting')
  return row
}

async function markPrinted(id: number): Promise<void> {
  const changed: unknown = await inTransaction((trx) =>
    trx.from('payment_prints').where({ id, status: 'waiting' }).update({ status: 'printed' })
  )
  if (Number(changed) !== 1) throw new AppError('printNotWaiting')
}
