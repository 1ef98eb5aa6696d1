/** Prints of withdrawals: the first is the original, each after it a copy. */
import db from '@adonisjs/lucid/services/db'
import type { WithdrawalPrintView } from '@grandstand/shared-types/wire/betting/printing'
import { authorOf, recordAudit } from '#audit/record_audit'
import type { Editor, Principal } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { addCopy, markPrinted, PAYMENT_PRINTS, waitingCopy } from '#printing/actions/copies'
import { methodNames } from '#payments/moving/method_names'
import { withdrawPage } from '#printing/pages/withdraw'
import type { Paper } from '#printing/paper/paper'
import { withdrawalInSight } from '#printing/queries/withdrawal'
import { siteById } from '#sites/current_site'

/**
 * Asks for a print of a withdrawal in sight; its page can then be fetched once. Throws 404 `notFound`, 422 `tooManyPrints`
 * [most], 409 `idempotencyConflict`.
 */
export async function askWithdrawalPrint(
  editor: Editor,
  paymentId: number,
  key: string
): Promise<WithdrawalPrintView> {
  const { principal } = editor
  const { payment } = await withdrawalInSight(principal, paymentId)
  const { body } = await withIdempotency(
    principal,
    key,
    ['payment.print', paymentId],
    async (trx) => {
      // two requests at once must not both become the original
      await trx.from('payments').where('id', paymentId).select('id').forUpdate().first()
      const before: unknown[] = await trx.from('payment_prints').where('payment_id', paymentId)
      const copyNumber = before.length
      await addCopy(trx, editor, PAYMENT_PRINTS, { subjectId: paymentId, copyNumber })
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
  const print = await waitingCopy(principal, PAYMENT_PRINTS, paymentId)
  const { defaultLanguage: otherwise } = await siteById(principal.siteId)
  const language = { asked: paper.language, otherwise }
  const nameOf = await methodNames(db.connection(), [payment], language)
  const page = withdrawPage(
    {
      code: payment.reference,
      username,
      methodName: nameOf(payment),
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
  return { page, markPrinted: () => markPrinted(PAYMENT_PRINTS.table, print.id) }
}
