/** Prints of tickets of draws, and of the receipts of what they won. */
import db from '@adonisjs/lucid/services/db'
import { PRINT_WAIT_MS, type PrintStatus } from '@grandstand/shared-types/coupons/model/prints'
import { MOST_PRINTS } from '@grandstand/shared-types/coupons/model/ticket_code'
import { DRAW_GAMES } from '@grandstand/shared-types/games/draw_games'
import type { DrawPaper, DrawPrintOrder, DrawPrintView } from '@grandstand/shared-types/wire/draws'
import { authorOf, recordAudit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { inTransaction, type Trx } from '#core/database/transactions'
import type { Editor, Principal } from '#core/requests/access'
import { withIdempotency } from '#core/requests/idempotency'
import { clock } from '#core/timing/clock'
import { wonJackpots } from '#coupons/dues/paper_jackpots'
import { drawById } from '#draws/drawing/draw_row'
import type { StoredTicket } from '#draws/tickets/ticket_rows'
import { numbersAfter } from '#printing/actions/print_numbers'
import { drawTicketInSight } from '#printing/queries/draw_ticket'

/**
 * Writes a print, whose page can then be fetched once. Throws 404 `notFound`, 422 `printNotPossible` for a cancelled ticket and for
 * the receipt of one that has won nothing or is not paid out yet, `tooManyPrints` [most].
 */
export async function askDrawPrint(
  editor: Editor,
  { ticketId, paper }: DrawPrintOrder,
  key: string | null
): Promise<DrawPrintView> {
  const ticket = await drawTicketInSight(editor.principal, ticketId)
  const jackpots = (await wonJackpots('drawTicket', [ticketId]))(ticketId)
  const hasPaidJackpot = jackpots.some(({ paidAt }) => paidAt !== null)
  if (!canPrint({ ...ticket, hasPaidJackpot }, paper)) throw new AppError('printNotPossible')
  const draw = must(await drawById(Number(ticket.drawId)), 'draw of a ticket')
  const isBingo = DRAW_GAMES[draw.gameCode].lobby === 'bingo'
  const page = `${isBingo ? 'bingo' : 'draw'}${paper === 'win' ? '-win' : ''}` as const
  const work = async (trx: Trx): Promise<DrawPrintView> => ({
    page,
    ticketId,
    ...(await addPrint(trx, editor, ticketId, paper)),
  })
  if (key === null) return inTransaction(work)
  const { body } = await withIdempotency(
    editor.principal,
    key,
    ['drawTicket.print', ticketId, paper],
    async (trx) => ({ status: 201, body: await work(trx) })
  )
  return body
}

interface Printable extends StoredTicket {
  hasPaidJackpot: boolean
}

function canPrint(ticket: Printable, paper: DrawPaper): boolean {
  const { state, isOfDesk, collectedAt, hasPaidJackpot } = ticket
  if (paper === 'ticket') return state !== 'cancelled'
  return hasPaidJackpot || (state === 'won' && (!Number(isOfDesk) || collectedAt !== null))
}

interface PrintRow {
  id: number
  printNumber: number
  copyNumber: number
  status: PrintStatus
  askedAt: number
}

const printRows = (ticketId: number, paper: DrawPaper, trx?: Trx) =>
  (trx ?? db)
    .query<PrintRow>()
    .from('draw_ticket_prints')
    .where({ ticket_id: ticketId, paper })
    .select({
      id: 'id',
      printNumber: 'print_number',
      copyNumber: 'copy_number',
      status: 'status',
      askedAt: 'asked_at',
    })

async function addPrint(
  trx: Trx,
  editor: Editor,
  ticketId: number,
  paper: DrawPaper
): Promise<{ id: number; copyNumber: number }> {
  // two requests at once must not both become the original
  await trx.from('draw_tickets').where('id', ticketId).select('id').forUpdate().first()
  const now = clock.now()
  const before: PrintRow[] = await printRows(ticketId, paper, trx)
  const { printNumber, copyNumber } = numbersAfter(before, now)
  if (printNumber > MOST_PRINTS) throw new AppError('tooManyPrints', { params: [MOST_PRINTS] })
  await trx.insertQuery().table('draw_ticket_prints').insert({
    ticket_id: ticketId,
    paper,
    print_number: printNumber,
    copy_number: copyNumber,
    status: 'waiting',
    asked_by: editor.principal.userId,
    asked_at: now,
    ip: editor.ip,
  })
  await recordAudit(trx, {
    ...authorOf(editor),
    action: 'drawTicket.print',
    subjectType: 'drawTicket',
    subjectId: ticketId,
    detail: { paper, printNumber, copyNumber },
  })
  const { id } = await printRows(ticketId, paper, trx)
    .where('print_number', printNumber)
    .firstOrFail()
  return { id: Number(id), copyNumber }
}

/** The newest print that the principal asked for and whose page was not fetched. Throws 409 `printNotWaiting`. */
export async function waitingDrawPrint(
  { userId }: Principal,
  ticketId: number,
  paper: DrawPaper
): Promise<PrintRow> {
  const row = await printRows(ticketId, paper)
    .where({ asked_by: userId, status: 'waiting' })
    .where('asked_at', '>', clock.now() - PRINT_WAIT_MS)
    .orderBy('id', 'desc')
    .first()
  if (!row) throw new AppError('printNotWaiting')
  return row
}
