/** Asking for a print, which gets its number and becomes the original or a copy. */
import { canPrint, pageOf } from '@grandstand/shared-types/coupons/model/prints'
import { MOST_PRINTS } from '@grandstand/shared-types/coupons/model/ticket_code'
import type { PrintOrder } from '@grandstand/shared-types/wire/betting/printing'
import { authorOf, recordAudit } from '#audit/record_audit'
import { requireReceiptRight } from '#printing/queries/receipt_right'
import { AppError } from '#core/errors/app_error'
import type { Editor } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { inTransaction, type Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { wonJackpots } from '#coupons/dues/paper_jackpots'
import { uncollectedAmong } from '#coupons/queries/uncollected'
import { numbersAfter } from '#printing/actions/print_numbers'
import { couponInSight, printRows, type PrintRow } from '#printing/queries/prints'

/**
 * Writes the print, whose page can then be fetched once. With `key` a repeated request gets the same print. Throws 403
 * `notAllowed`, 404 `notFound`, 422 `printNotPossible` for a coupon that has no such paper (an uncollected ticket has
 * no receipt), 422 `tooManyPrints` [most].
 */
export async function askPrint(
  editor: Editor,
  order: PrintOrder,
  key: string | null
): Promise<PrintRow> {
  const { couponId, subject } = order
  const coupon = await couponInSight(editor.principal, couponId, subject)
  requireReceiptRight(editor.principal, subject)
  const isUncollected = (await uncollectedAmong([couponId])).has(couponId)
  const jackpots = (await wonJackpots('coupon', [couponId]))(couponId)
  const hasPaidJackpot = jackpots.some(({ paidAt }) => paidAt !== null)
  if (!canPrint(subject, { ...coupon, isUncollected, hasPaidJackpot })) {
    throw new AppError('printNotPossible')
  }
  const work = (trx: Trx) => addPrint(trx, editor, order)
  if (key === null) return inTransaction(work)
  const { body } = await withIdempotency(
    editor.principal,
    key,
    ['print', couponId, subject],
    async (trx) => ({ status: 201, body: await work(trx) })
  )
  return body
}

async function addPrint(trx: Trx, editor: Editor, order: PrintOrder): Promise<PrintRow> {
  const { couponId, subject } = order
  // two requests at once must not both become the original
  await trx.from('coupons').where('id', couponId).select('id').forUpdate().first()
  const before: PrintRow[] = await printRows(trx).where({ coupon_id: couponId, subject })
  const numbers = numbersAfter(before, clock.now())
  if (numbers.printNumber > MOST_PRINTS) {
    throw new AppError('tooManyPrints', { params: [MOST_PRINTS] })
  }
  await trx.insertQuery().table('coupon_prints').insert({
    coupon_id: couponId,
    subject,
    print_number: numbers.printNumber,
    copy_number: numbers.copyNumber,
    status: 'waiting',
    asked_by: editor.principal.userId,
    asked_at: clock.now(),
    ip: editor.ip,
  })
  await recordAudit(trx, {
    ...authorOf(editor),
    action: 'coupon.print',
    subjectType: 'coupon',
    subjectId: couponId,
    detail: { page: pageOf(subject, numbers.copyNumber), ...numbers },
  })
  return printRows(trx)
    .where({ coupon_id: couponId, subject, print_number: numbers.printNumber })
    .firstOrFail()
}
