/** A ticket as it is presented: the coupon behind a code, the paper, and why nothing is paid on it. */
import { siteEnding } from '@grandstand/shared-types/coupons/model/ticket_code'
import db from '@adonisjs/lucid/services/db'
import type { TicketPaper } from '@grandstand/shared-types/coupons/model/ticket_code'
import type { TicketSummary } from '@grandstand/shared-types/wire/betting/coupons'
import type {
  TicketRefusalReason,
  TicketView,
} from '@grandstand/shared-types/wire/betting/printing'
import type { Principal } from '#core/requests/access'
import { deadlinesOf } from '#coupons/dues/deadlines'
import { wonJackpots } from '#coupons/dues/paper_jackpots'
import { seesPayments } from '#coupons/queries/coupon_list'
import { printRows, type PrintRow } from '#printing/queries/prints'
import { selectionRows, selectionView } from '#coupons/queries/coupon_selections'
import { ticketRefusals, type PresentedCoupon } from '#printing/queries/ticket_refusals'

/** The row of a ticket's coupon. */
interface TicketRow extends Omit<TicketSummary, 'selections'>, Omit<PresentedCoupon, 'deadline'> {}

/** Refusals that tell whether and what was paid. */
const OF_PAYMENT: readonly TicketRefusalReason[] = ['paid', 'expired']

interface TicketQuestion {
  siteId: number
  /** Who presents the ticket; null for a visitor. */
  reader: Principal | null
  /** Language of the tournaments' names. */
  language: string | undefined
}

/** A coupon by its own code. Null when the site has no such code; both cases take equally long. */
export const ticketByCode = (code: string, question: TicketQuestion): Promise<TicketView | null> =>
  ticketWhere({ 'coupons.code': code }, null, question)

/** The coupon of a paper whose signature is genuine. Null for a paper of another site, or one that is not on record. */
export async function ticketByPaper(
  paper: TicketPaper,
  question: TicketQuestion
): Promise<TicketView | null> {
  const { couponId, printNumber } = paper
  if (paper.siteEnding !== siteEnding(question.siteId)) return null
  const print = await printRows()
    .where({ coupon_id: couponId, subject: 'coupon', print_number: printNumber })
    .first()
  return print ? ticketWhere({ 'coupons.id': couponId }, print, question) : null
}

async function ticketWhere(
  where: Record<string, string | number>,
  print: PrintRow | null,
  { siteId, reader, language }: TicketQuestion
): Promise<TicketView | null> {
  const row = await db
    .query<TicketRow>()
    .from('coupons')
    .join('users', 'users.id', 'coupons.user_id')
    .where({ ...where, 'coupons.site_id': siteId })
    .select({
      id: 'coupons.id',
      siteId: 'coupons.site_id',
      path: 'users.path',
      ownerType: 'users.type',
      code: 'coupons.code',
      type: 'coupons.type',
      status: 'coupons.status',
      state: 'coupons.state',
      placedAt: 'coupons.placed_at',
      settledAt: 'coupons.settled_at',
      currency: 'coupons.currency',
      totalStakeMinor: 'coupons.total_stake',
      maxPayoutMinor: 'coupons.max_payout',
      payoutMinor: 'coupons.payout',
    })
    .first()
  const selections = await selectionRows(row ? [row.id] : [])
  if (!row) return null
  const deadline = (await deadlinesOf('coupon', [row.id]))(row.id)
  const refusals = await ticketRefusals({ ...row, deadline }, print, reader)
  const knowsPayments = reader === null || seesPayments(reader)
  const { id: _id, siteId: _site, path: _path, ownerType: _type, state: _state, ...ticket } = row
  return {
    ...ticket,
    selections: selections.map((selection) => selectionView(selection, language)),
    paper: print && { printNumber: print.printNumber, copyNumber: print.copyNumber },
    refusals: refusals.filter(({ reason }) => knowsPayments || !OF_PAYMENT.includes(reason)),
    validUntil: knowsPayments ? deadline.validUntil : null,
    jackpots: knowsPayments ? (await wonJackpots('coupon', [row.id]))(row.id) : [],
    ...(!knowsPayments && { payoutMinor: null }),
  }
}
