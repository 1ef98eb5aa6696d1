/** Why nothing is paid on a ticket that is presented, with who, when and where (must-hold M22). */
import db from '@adonisjs/lucid/services/db'
import {
  COUPON_STATUS,
  type CouponStatus,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { CouponStoryKind } from '@grandstand/shared-types/wire/betting/coupons'
import type {
  TicketRefusal,
  TicketRefusalReason,
} from '@grandstand/shared-types/wire/betting/printing'
import type { TicketDeadline } from '@grandstand/shared-types/wire/desk/unclaimed'
import type { Principal } from '#core/requests/access'
import { actOf, knowsPeople, peopleOf, type StoredAct } from '#printing/queries/acts'
import type { PrintRow } from '#printing/queries/prints'

export interface PresentedCoupon {
  id: number
  siteId: number
  status: CouponStatus
  state: string
  /** Type of the user who placed the coupon; a coupon of a user who is not a player was sold at a desk. */
  ownerType: UserType
  placedAt: number
  settledAt: number | null
  /** Path of the player in the tree. */
  path: string
  deadline: TicketDeadline
}

interface StoredRefusal extends StoredAct {
  reason: TicketRefusalReason
}

/** Names are for staff who may see the coupon; `reader` is null for a visitor. */
export async function ticketRefusals(
  coupon: PresentedCoupon,
  print: PrintRow | null,
  reader: Principal | null
): Promise<TicketRefusal[]> {
  const stored = [...ofPaper(print), ...(await ofCoupon(coupon))]
  const people = await peopleOf(stored.map(({ actorId }) => actorId))
  const isNamed = knowsPeople(reader, coupon.siteId, coupon.path)
  return stored.map((act) => ({
    reason: act.reason,
    ...actOf(act, people, reader, isNamed),
  }))
}

/** Refusals because of the paper: its print was cancelled, or it is a copy. */
function ofPaper(print: PrintRow | null): StoredRefusal[] {
  const refusals: StoredRefusal[] = []
  if (!print) return refusals
  const { askedBy, askedAt, ip, cancelledBy, cancelledAt, cancelIp } = print
  if (cancelledAt !== null) {
    refusals.push({ reason: 'printCancelled', actorId: cancelledBy, at: cancelledAt, ip: cancelIp })
  }
  if (print.copyNumber > 0) refusals.push({ reason: 'copy', actorId: askedBy, at: askedAt, ip })
  return refusals
}

/**
 * Refusals because of the coupon's end, by a person or by the platform. A lost coupon is none: no payout was ever due.
 * A settled ticket of a desk is refused once it was paid or has expired; the payout of a player's coupon went to the player's
 * account.
 */
async function ofCoupon(coupon: PresentedCoupon): Promise<StoredRefusal[]> {
  if (coupon.ownerType !== 'player' && coupon.state === 'settled') {
    const payment = await lastAct(coupon.id, 'paid')
    if (payment) return [{ reason: 'paid', ...payment }]
    const { validUntil, hasExpired } = coupon.deadline
    return hasExpired && validUntil !== null
      ? [{ reason: 'expired', actorId: null, at: validUntil, ip: null }]
      : []
  }
  const reason = END_REASONS[coupon.status]
  if (!reason) return []
  const act = await lastAct(coupon.id)
  // a later settlement, not the act, ended the coupon
  if (act && act.at >= (coupon.settledAt ?? 0)) return [{ reason, ...act }]
  return [{ reason, actorId: null, at: coupon.settledAt ?? coupon.placedAt, ip: null }]
}

const END_REASONS: Partial<Record<number, TicketRefusalReason>> = {
  [COUPON_STATUS.cancelled]: 'void',
  [COUPON_STATUS.sold]: 'sold',
  [COUPON_STATUS.won]: 'paid',
}

interface EventRow {
  actor_id: number | null
  detail: string
  created_at: number
}

/** The latest act of a person, of one kind when given: cancelling, selling, paying, or a decision of staff. */
async function lastAct(couponId: number, kind?: CouponStoryKind): Promise<StoredAct | null> {
  const row = await db
    .query<EventRow>()
    .from('coupon_events')
    .where({ coupon_id: couponId, ...(kind && { kind }) })
    .orderBy('id', 'desc')
    .select('actor_id', 'detail', 'created_at')
    .first()
  if (!row) return null
  const { ip }: { ip?: string } = JSON.parse(row.detail)
  return { actorId: row.actor_id, at: row.created_at, ip: ip ?? null }
}
