import type { HttpContext } from '@adonisjs/core/http'
import {
  COUPON_LIST_TYPES,
  COUPON_PRODUCTS,
  COUPON_STATUS,
  COUPON_TYPES,
  type CouponStatus,
  type CouponType,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import { STATES_WITH_STAKE } from '@grandstand/shared-types/coupons/model/states_with_stake'
import type { FullCoverName } from '@grandstand/shared-types/coupons/payout/full_cover'
import type { Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import { COUPON_LIST_LIMIT } from '@grandstand/shared-types/core/list_limits'
import {
  SEVERAL_SPORTS,
  type CouponSelectionView,
} from '@grandstand/shared-types/wire/betting/coupons'
import db from '@adonisjs/lucid/services/db'
import { isStaff, reachesBrand, scopeToPrincipal, type Principal } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  ascii,
  bool,
  json,
  listRows,
  number,
  orNull,
  text,
  type Field,
  type Query,
  type Resource,
  type Row,
} from '#core/lists/resource'
import { selectionRows, selectionView } from '#coupons/queries/coupon_selections'
import { sizesOfSystems, systemNameOf } from '#coupons/queries/system_name'
import { uncollectedAmong } from '#coupons/queries/uncollected'

const PAYOUT = 'coupons.payout'

const fields = {
  id: number('coupons.id'),
  code: ascii('coupons.code'),
  userId: number('coupons.user_id'),
  username: text('users.username'),
  dealerId: orNull(number('users.parent_id')),
  type: text<CouponType>('coupons.type'),
  status: number<CouponStatus>('coupons.status'),
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
  payoutMinor: orNull(number(PAYOUT)),
  isPartiallyReturned: bool('coupons.is_partially_returned'),
  selectionCount: number('coupons.selection_count'),
  openCount: number('coupons.open_count'),
  isLive: bool('coupons.is_live'),
  acceptAt: orNull(number('coupons.accept_at')),
  rejection: orNull(json<Violation[]>('coupons.rejection')),
}

/**
 * Coupons with filters of the specification (startDate, endDate in epoch ms, status, couponType), of the columns,
 * of the bet: `product`, `isLive` (with a live selection), `sportId` of all selections, 0 for several sports,
 * `matchId`, `outcomeId`; `hasStake` (neither rejected nor cancelled);
 * and of the owner, as `OWNER_FILTERS`.
 */
export const couponResource: Resource<typeof fields> = {
  name: 'coupons',
  fields,
  from: (query) => query.from('coupons').join('users', 'users.id', 'coupons.user_id'),
  search: ['coupons.code', 'users.username'],
  filters: {
    startDate: (query, value) => void query.where('coupons.placed_at', '>=', asTime(value)),
    endDate: (query, value) => void query.where('coupons.placed_at', '<=', asTime(value)),
    settledAt_gte: atLeast('coupons.settled_at'),
    settledAt_lte: atMost('coupons.settled_at'),
    placedAt_gte: (query, value) => void query.where('coupons.placed_at', '>=', asTime(value)),
    placedAt_lte: (query, value) => void query.where('coupons.placed_at', '<=', asTime(value)),
    totalStakeMinor_gte: atLeast('coupons.total_stake'),
    totalStakeMinor_lte: atMost('coupons.total_stake'),
    maxPayoutMinor_gte: atLeast('coupons.max_payout'),
    maxPayoutMinor_lte: atMost('coupons.max_payout'),
    payoutMinor_gte: atLeast(PAYOUT),
    payoutMinor_lte: atMost(PAYOUT),
    status: oneOf('status', Object.values(COUPON_STATUS).map(String)),
    type: oneOf('type', COUPON_TYPES),
    couponType: ofType,
    hasStake: (query, value) => {
      const filtered = value === true ? 'whereIn' : 'whereNotIn'
      query[filtered]('coupons.state', STATES_WITH_STAKE)
    },
    product: ofProduct,
    ...OWNER_FILTERS,
    sportId: ofSport,
    matchId: (query, value) => void withSelection(query, 'match_id', value),
    outcomeId: (query, value) => void withSelection(query, 'outcome_id', value),
  },
  defaultSort: ['id', 'desc'],
  pageSize: COUPON_LIST_LIMIT,
  amounts: ['totalStakeMinor', 'maxPayoutMinor', 'payoutMinor'],
}

export type CouponRow = Row<typeof fields>

export interface ListedCoupon extends CouponRow {
  /** Only for players and desks: staff read lists of a thousand coupons. */
  selections?: CouponSelectionView[]
  systemName?: FullCoverName | null
  isUncollected?: boolean
}

/**
 * A page of the coupons that the principal may see; staff need `coupons.view`. `language` is for texts that players
 * read.
 */
export async function listCoupons(
  ctx: HttpContext,
  principal: Principal,
  language?: string
): Promise<ListedCoupon[]> {
  const coupons = await listRows(ctx, couponResource, couponScope(principal))
  if (isStaff(principal) || coupons.length === 0) return coupons
  const ids = coupons.map(({ id }) => id)
  const byCoupon = Map.groupBy(await selectionRows(ids), (row) => row.couponId)
  const uncollected = principal.type === 'terminal' ? await uncollectedAmong(ids) : new Set()
  const sizes = await sizesOfSystems(coupons)
  return coupons.map((coupon) => {
    const rows = byCoupon.get(coupon.id) ?? []
    return {
      ...coupon,
      isUncollected: uncollected.has(coupon.id),
      systemName: systemNameOf(coupon, sizes.get(coupon.id) ?? [], rows),
      selections: rows.map((row) => selectionView(row, language)),
    }
  })
}

/** Throws 403 `notAllowed` for staff without `coupons.view`. Payouts are null for staff without `coupons.paid`. */
export function couponScope(principal: Principal): (query: Query) => void {
  if (isStaff(principal) && !principal.permissions.has('coupons.view')) throw AppError.notAllowed()
  return (query) => {
    if (!seesPayments(principal)) query.from(withoutPayments)
    // by the coupon's own brand, so that the newest are read first; from the users, all coupons would be read and sorted.
    // The plus keeps SQLite from an index by brand and time, whose coupons it would sort, too; MariaDB does not see it.
    if (reachesBrand(principal)) query.whereRaw('+coupons.site_id = ?', [principal.siteId])
    else scopeToPrincipal(query, principal)
  }
}

/** Whether the reader may know what was paid on a coupon: everybody on their own, staff with `coupons.paid`. */
export const seesPayments = (reader: Principal): boolean =>
  !isStaff(reader) || reader.permissions.has('coupons.paid')

/** The table of coupons with nulls for the payouts, so that no filter, order or sum reveals a payout. */
function withoutPayments(inner: Query): void {
  const listed = Object.values<Field>(fields).map(({ column }) => column)
  const own = listed.filter((column) => column.startsWith('coupons.') && column !== PAYOUT)
  inner
    .from('coupons')
    .select('coupons.site_id', ...own, db.raw('null as payout'))
    .as('coupons')
}

/** Filters a column by one or several of its words; throws 400 `badRequest` for another word. */
function oneOf(column: 'status' | 'type', words: readonly string[]) {
  return (query: Query, value: unknown): void => {
    const asked = [value].flat().map(String)
    if (!asked.every((word) => words.includes(word))) throw AppError.badRequest(`filter.${column}`)
    query.whereIn(`coupons.${column}`, asked)
  }
}

/**
 * `live` is a coupon of any type with a live selection (rules 5.1). Throws 400
 * `badRequest` for another word.
 */
function ofType(query: Query, value: unknown): void {
  if (!COUPON_LIST_TYPES.some((type) => type === value)) {
    throw AppError.badRequest('filter.couponType')
  }
  if (value === 'live') query.where('coupons.is_live', true)
  else query.where('coupons.type', String(value))
}

/** Filters by product; throws 400 `badRequest` for another word. */
function ofProduct(query: Query, value: unknown): void {
  if (!COUPON_PRODUCTS.some((product) => product === value)) {
    throw AppError.badRequest('filter.product')
  }
  query.where('coupons.is_live', value !== 'prematch')
  if (value === 'live') query.whereNotExists((inner) => void selections(inner, false))
  if (value === 'mixed') query.whereExists((inner) => void selections(inner, false))
}

function selections(inner: Query, isLive: boolean): void {
  inner
    .from('coupon_selections')
    .whereColumn('coupon_selections.coupon_id', 'coupons.id')
    .where('coupon_selections.is_live', isLive)
    .select('coupon_selections.coupon_id')
}

/** Filters by the one sport of all selections; `SEVERAL_SPORTS` finds coupons of several. */
function ofSport(query: Query, value: unknown): void {
  if (String(value) !== String(SEVERAL_SPORTS)) {
    const sportId = asId(value, 'sportId')
    query.whereNotExists((other) => void sports(other).where('matches.sport_id', '!=', sportId))
    return
  }
  query.whereExists((inner) => {
    sports(inner)
      .groupBy('coupon_selections.coupon_id')
      .havingRaw('min(matches.sport_id) < max(matches.sport_id)')
  })
}

const sports = (inner: Query): Query =>
  inner
    .from('coupon_selections')
    .join('matches', 'matches.id', 'coupon_selections.match_id')
    .whereColumn('coupon_selections.coupon_id', 'coupons.id')
    .select('coupon_selections.coupon_id')

function withSelection(query: Query, column: 'match_id' | 'outcome_id', value: unknown): void {
  const id = asId(value, column === 'match_id' ? 'matchId' : 'outcomeId')
  query.whereIn('coupons.id', (inner) => {
    inner.from('coupon_selections').where(column, id).select('coupon_id')
  })
}

function asId(value: unknown, name: string): number {
  const id = Number(value)
  if (!Number.isSafeInteger(id) || id < 1) throw AppError.badRequest(`filter.${name}`)
  return id
}

function asTime(value: unknown): number {
  const time = Number(value)
  if (!Number.isSafeInteger(time) || time < 0) throw AppError.badRequest()
  return time
}
