/** Prints of what has one kind of paper, a bill or a withdrawal: the first is the original, each after it a copy. */
import db from '@adonisjs/lucid/services/db'
import { PRINT_WAIT_MS } from '@grandstand/shared-types/coupons/model/prints'
import { MOST_PRINTS } from '@grandstand/shared-types/coupons/model/ticket_code'
import { AppError } from '#core/errors/app_error'
import { inTransaction, type Trx } from '#core/database/transactions'
import type { Editor, Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'

/** A table of prints, and the column with the id of their bill or withdrawal. */
interface PrintTable {
  table: 'bill_prints' | 'payment_prints'
  subject: 'bill_id' | 'payment_id'
}

export const BILL_PRINTS: PrintTable = { table: 'bill_prints', subject: 'bill_id' }
export const PAYMENT_PRINTS: PrintTable = { table: 'payment_prints', subject: 'payment_id' }

interface WaitingCopy {
  id: number
  copyNumber: number
  askedAt: number
}

/**
 * Writes a print, whose page can then be fetched once; 0 is the original. Lock first what two requests at once must not both
 * print as the original. Throws 422 `tooManyPrints` [most].
 */
export async function addCopy(
  trx: Trx,
  { principal, ip }: Editor,
  { table, subject }: PrintTable,
  { subjectId, copyNumber }: { subjectId: number; copyNumber: number }
): Promise<void> {
  if (copyNumber >= MOST_PRINTS) throw new AppError('tooManyPrints', { params: [MOST_PRINTS] })
  await trx
    .insertQuery()
    .table(table)
    .insert({
      [subject]: subjectId,
      copy_number: copyNumber,
      status: 'waiting',
      asked_by: principal.userId,
      asked_at: clock.now(),
      ip,
    })
}

/** The newest print that the principal asked for and whose page was not fetched. Throws 409 `printNotWaiting`. */
export async function waitingCopy(
  { userId }: Principal,
  { table, subject }: PrintTable,
  subjectId: number
): Promise<WaitingCopy> {
  const row = await db
    .query<WaitingCopy>()
    .from(table)
    .select({ id: 'id', copyNumber: 'copy_number', askedAt: 'asked_at' })
    .where({ [subject]: subjectId, asked_by: userId, status: 'waiting' })
    .where('asked_at', '>', clock.now() - PRINT_WAIT_MS)
    .orderBy('id', 'desc')
    .first()
  if (!row) throw new AppError('printNotWaiting')
  return row
}

/** Notes that the page of a print is sent. Throws 409 `printNotWaiting` when another request was faster. */
export async function markPrinted(
  table: PrintTable['table'] | 'coupon_prints' | 'draw_ticket_prints',
  id: number
): Promise<void> {
  const changed: unknown = await inTransaction((trx) =>
    trx.from(table).where({ id, status: 'waiting' }).update({ status: 'printed' })
  )
  if (Number(changed) !== 1) throw new AppError('printNotWaiting')
}
