import type { HttpContext } from '@adonisjs/core/http'
import { isStaff, scopeToPrincipal, type Principal } from '#core/access'
import { AppError } from '#core/app_error'
import { atLeast, atMost } from '#core/range_filters'
import {
  bool,
  json,
  listRows,
  number,
  orNull,
  text,
  type Query,
  type Resource,
  type Row,
} from '#core/resource'

const fields = {
  id: number('coupons.id'),
  code: text('coupons.code'),
  userId: number('coupons.user_id'),
  username: text('users.username'),
  dealerId: orNull(number('users.parent_id')),
  type: text('coupons.type'),
  status: number('coupons.status'),
  state: text('coupons.state'),
  placedAt: number('coupons.placed_at'),
  settledAt: orNull(number('coupons.settled_at')),
  currency: text('coupons.currency'),
  lineCount: number('coupons.line_count'),
  stakePerLineMinor: number('coupons.stake_per_line'),
  totalStakeMinor: number('coupons.total_stake'),
  totalOddsMilli: number('coupons.total_odds_milli'),
  maxPayoutMinor: number('coupons.max_payout'),
  bonusPercent: number('coupons.bonus_percent'),
  bonusMinor: number('coupons.bonus_amount'),
  payoutMinor: orNull(number('coupons.payout')),
  isPartiallyReturned: bool('coupons.is_partially_returned'),
  selectionCount: number('coupons.selection_count'),
  openCount: number('coupons.open_count'),
  isLive: bool('coupons.is_live'),
  acceptAt: orNull(number('coupons.accept_at')),
  rejection: orNull(json('coupons.rejection')),
}

/** Coupons with the specification's filters: startDate, endDate (epoch ms), status, couponType, and those of the columns. */
export const couponResource: Resource<typeof fields> = {
  name: 'coupons',
  fields,
  from: (query) => query.from('coupons').join('users', 'users.id', 'coupons.user_id'),
  search: ['coupons.code', 'users.username'],
  filters: {
    startDate: (query, value) => void query.where('coupons.placed_at', '>=', asTime(value)),
    endDate: (query, value) => void query.where('coupons.placed_at', '<=', asTime(value)),
    placedAt_gte: (query, value) => void query.where('coupons.placed_at', '>=', asTime(value)),
    placedAt_lte: (query, value) => void query.where('coupons.placed_at', '<=', asTime(value)),
    totalStakeMinor_gte: atLeast('coupons.total_stake'),
    totalStakeMinor_lte: atMost('coupons.total_stake'),
    maxPayoutMinor_gte: atLeast('coupons.max_payout'),
    maxPayoutMinor_lte: atMost('coupons.max_payout'),
    payoutMinor_gte: atLeast('coupons.payout'),
    payoutMinor_lte: atMost('coupons.payout'),
    couponType: (query, value) => void query.where('coupons.type', String(value)),
    matchId: (query, value) => void withMatch(query, asTime(value)),
  },
  defaultSort: ['id', 'desc'],
}

export type CouponRow = Row<typeof fields>

/** A page of the coupons the principal may see; staff need `coupons.view`. */
export async function listCoupons(ctx: HttpContext, principal: Principal): Promise<CouponRow[]> {
  return listRows(ctx, couponResource, couponScope(principal))
}

/** Throws 403 `notAllowed` for staff without `coupons.view`. */
export function couponScope(principal: Principal): (query: Query) => void {
  if (isStaff(principal) && !principal.permissions.has('coupons.view')) throw AppError.notAllowed()
  return (query) => void scopeToPrincipal(query, principal)
}

function withMatch(query: Query, matchId: number): void {
  query.whereIn('coupons.id', (inner) => {
    inner.from('coupon_selections').where('match_id', matchId).select('coupon_id')
  })
}

function asTime(value: unknown): number {
  const time = Number(value)
  if (!Number.isSafeInteger(time) || time < 0) throw new AppError('badRequest', { status: 400 })
  return time
}
