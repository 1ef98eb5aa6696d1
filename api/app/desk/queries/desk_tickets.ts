/** Tickets that desks have sold, for the desks themselves. */
import db from '@adonisjs/lucid/services/db'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type {
  DeskTicket,
  DeskTicketQuery,
  DeskTickets,
} from '@grandstand/shared-types/wire/desk/desk'
import type { TicketDeadline } from '@grandstand/shared-types/wire/desk/unclaimed'
import { AppError } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { deadlinesOf } from '#coupons/dues/deadlines'
import { dueMinorOf, whereJackpotDue, wonJackpots } from '#coupons/dues/paper_jackpots'
import { uncollectedAmong, whereUncollected } from '#coupons/queries/uncollected'
import { desksInSight } from '#desk/queries/desks_of_shop'

/** Tickets of one answer. */
const PAGE = 20

const AT_START = `exists(select 1 from coupon_selections as s where s.coupon_id = coupons.id
  and s.price_kind = 'startingPrice')`

type Computed =
  | 'isUncollected'
  | 'isSoldAtStart'
  | 'jackpotDueMinor'
  | 'isOwn'
  | 'printCount'
  | keyof TicketDeadline
type Row = Omit<DeskTicket, Computed> & { userId: number; isAtStart: number }

/**
 * Tickets of the principal's own desk, or of every desk of the shop, the newest first. Throws 403 `notAllowed` for
 * tickets of the shop without the permission `desk.view`.
 */
export async function deskTickets(
  principal: Principal,
  { of = 'own', state = 'all', before }: DeskTicketQuery
): Promise<DeskTickets> {
  if (of === 'shop' && !principal.permissions.has('desk.view')) throw AppError.notAllowed()
  const query = db
    .query<Row>()
    .from('coupons')
    .join('users', 'users.id', 'coupons.user_id')
    .whereIn('coupons.user_id', await deskIds(principal, of))
  if (state === 'open') query.where('coupons.status', COUPON_STATUS.waiting)
  if (state === 'uncollected') {
    query.where((due) => {
      due
        .where((own) => whereUncollected(own))
        .orWhereExists(whereJackpotDue('coupon', 'coupons.id'))
    })
  }
  if (before !== undefined) query.where('coupons.id', '<', before)
  const rows: Row[] = await query
    .orderBy('coupons.id', 'desc')
    .limit(PAGE + 1)
    .select({
      id: 'coupons.id',
      code: 'coupons.code',
      userId: 'users.id',
      deskName: 'users.username',
      type: 'coupons.type',
      status: 'coupons.status',
      state: 'coupons.state',
      placedAt: 'coupons.placed_at',
      currency: 'coupons.currency',
      totalStakeMinor: 'coupons.total_stake',
      maxPayoutMinor: 'coupons.max_payout',
      payoutMinor: 'coupons.payout',
      selectionCount: 'coupons.selection_count',
    })
    .select(db.raw(`${AT_START} as isAtStart`))
  const page = rows.slice(0, PAGE)
  const tickets = await ticketViews(page, principal)
  return { tickets, nextBefore: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}

const deskIds = async (principal: Principal, of: 'own' | 'shop'): Promise<number[]> =>
  of === 'own' ? [principal.userId] : (await desksInSight(principal)).map(({ id }) => id)

async function ticketViews(rows: readonly Row[], principal: Principal): Promise<DeskTicket[]> {
  const ids = rows.map(({ id }) => id)
  const [uncollected, prints, deadline, jackpotsOf] = await Promise.all([
    uncollectedAmong(ids),
    printCounts(ids),
    deadlinesOf('coupon', ids),
    wonJackpots('coupon', ids),
  ])
  return rows.map(({ userId, isAtStart, ...row }) => ({
    ...row,
    isSoldAtStart: Boolean(isAtStart),
    isOwn: Number(userId) === principal.userId,
    isUncollected: uncollected.has(Number(row.id)),
    jackpotDueMinor: dueMinorOf(jackpotsOf(Number(row.id))),
    printCount: prints.get(Number(row.id)) ?? 0,
    ...deadline(Number(row.id)),
  }))
}

/** Number of prints of each ticket that came out of the printer, by coupon id. */
async function printCounts(ids: readonly number[]): Promise<Map<number, number>> {
  const rows: { couponId: number; count: number }[] = await db
    .query<{ couponId: number; count: number }>()
    .from('coupon_prints')
    .whereIn('coupon_id', [...ids])
    .where({ subject: 'coupon', status: 'printed' })
    .groupBy('coupon_id')
    .select({ couponId: 'coupon_id' })
    .count('* as count')
  return new Map(rows.map(({ couponId, count }) => [Number(couponId), Number(count)]))
}
