/** The filters of the list of coupons (rules 5.1), kept in the address. */
import { BET_HISTORY_DEFAULT_DAYS } from '@grandstand/shared-types/core/list_limits'
import {
  COUPON_LIST_TYPES,
  COUPON_STATUS,
  type CouponListType,
  type CouponStatus,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import { dateKey, dayOf, startOfDay } from '../../../ui/days.ts'

export const COUPON_TABS = ['open', 'won', 'lost', 'sold', 'cancelled', 'all'] as const
type CouponTab = (typeof COUPON_TABS)[number]

export const COUPON_ORDERS = ['newest', 'oldest'] as const
type CouponOrder = (typeof COUPON_ORDERS)[number]

/** Undefined shows coupons of any status. */
export const STATUS_OF_TAB: Readonly<Record<CouponTab, CouponStatus | undefined>> = {
  open: COUPON_STATUS.waiting,
  won: COUPON_STATUS.won,
  lost: COUPON_STATUS.lost,
  sold: COUPON_STATUS.sold,
  cancelled: COUPON_STATUS.cancelled,
  all: undefined,
}

export interface CouponFilters {
  tab: CouponTab
  /** First and last day of placing, such as `2026-11-24`. */
  from: string
  to: string
  type: CouponListType | undefined
  order: CouponOrder
  /** From 1. */
  page: number
}

/** The default filters: the last days, every type, newest first. `today`: midnight of today. */
export function defaultFilters(today: number): CouponFilters {
  return {
    tab: 'open',
    from: dateKey(startOfDay(today, -BET_HISTORY_DEFAULT_DAYS)),
    to: dateKey(today),
    type: undefined,
    order: 'newest',
    page: 1,
  }
}

/** The filters of an address; missing and invalid ones take their default. */
export function readCouponFilters(params: URLSearchParams, today: number): CouponFilters {
  const standard = defaultFilters(today)
  const day = (name: 'from' | 'to') => {
    const text = params.get(name)
    return text !== null && dayOf(text) !== null ? text : standard[name]
  }
  return {
    tab: COUPON_TABS.find((known) => known === params.get('status')) ?? standard.tab,
    from: day('from'),
    to: day('to'),
    type: COUPON_LIST_TYPES.find((known) => known === params.get('type')),
    order: COUPON_ORDERS.find((known) => known === params.get('order')) ?? standard.order,
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  }
}

/** The address of these filters; defaults are left out. */
export function writeCouponFilters(filters: CouponFilters, today: number): string {
  const { tab, from, to, type, order, page } = filters
  const standard = defaultFilters(today)
  const params = new URLSearchParams()
  if (tab !== standard.tab) params.set('status', tab)
  if (from !== standard.from) params.set('from', from)
  if (to !== standard.to) params.set('to', to)
  if (type !== undefined) params.set('type', type)
  if (order !== standard.order) params.set('order', order)
  if (page > 1) params.set('page', String(page))
  return `?${params.toString()}`
}

/** Whether filters other than the tab may be the reason for an empty list. */
export function isNarrowed(filters: CouponFilters, today: number): boolean {
  const { from, to } = defaultFilters(today)
  return filters.from !== from || filters.to !== to || filters.type !== undefined
}

/** From the first millisecond of the first day to the last of the last day. */
export function couponWindow({ from, to }: CouponFilters): { startDate: number; endDate: number } {
  return { startDate: dayOf(from) ?? 0, endDate: startOfDay(dayOf(to) ?? 0, 1) - 1 }
}
