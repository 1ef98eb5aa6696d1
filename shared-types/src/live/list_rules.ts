/** The live list: its matches, their order, their pages (rules 6.1). */
import { isPaused, isPreMatch, leavesLiveList } from '../catalogue/match_status.ts'
import {
  LIVE_ORDERS,
  LIVE_OVERDUE_MS,
  LIVE_PAGE_SIZE,
  LIVE_SHOWN_BEFORE_MS,
  LIVE_WINDOW_DAYS,
} from './limits.ts'
import { clockSeconds, type LiveState } from './state.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Whether a match is on the live list at `nowMs`. A match that has not begun is hidden while it has no open price and
 * starts in more than 30 minutes, when its start was missed by more than 5 minutes, and when it is more than six days
 * ahead.
 */
export function isOnLiveList(
  match: { status: string; startsAt: number },
  hasOpenPrice: boolean,
  nowMs: number
): boolean {
  if (leavesLiveList(match.status)) return false
  if (!isPreMatch(match.status)) return true
  const aheadMs = match.startsAt - nowMs
  if (aheadMs > LIVE_WINDOW_DAYS * DAY_MS || aheadMs < -LIVE_OVERDUE_MS) return false
  return hasOpenPrice || aheadMs <= LIVE_SHOWN_BEFORE_MS
}

export interface LiveOrdering {
  /** 1 by time, 2 by sport, 4 by clock, 5 favourites first; any other number is the listed order. */
  order: number
  /** Direction of orders by start time. */
  orderTime: 'asc' | 'desc'
  favouriteIds: ReadonlySet<number>
  nowMs: number
}

interface Sorted {
  id: number
  sportId: number
  categoryId: number
  tournamentId: number
  startsAt: number
  /** Place of its league in the listed order. */
  leagueOrder: number
  listOrder: number
  state: LiveState
}

/** Compares two matches by the order of the list; never 0 for two different matches. */
export function liveComparator(ordering: LiveOrdering): (a: Sorted, b: Sorted) => number {
  const { order, orderTime, favouriteIds, nowMs } = ordering
  const listed = (a: Sorted, b: Sorted) =>
    a.leagueOrder - b.leagueOrder ||
    a.sportId - b.sportId ||
    a.categoryId - b.categoryId ||
    a.tournamentId - b.tournamentId
  const place = (a: Sorted, b: Sorted) => a.listOrder - b.listOrder || a.id - b.id
  const time = (a: Sorted, b: Sorted) =>
    orderTime === 'asc' ? a.startsAt - b.startsAt : b.startsAt - a.startsAt
  const byTime = (a: Sorted, b: Sorted) => time(a, b) || a.listOrder - b.listOrder || listed(a, b)

  if (order === LIVE_ORDERS.byTime) return (a, b) => byTime(a, b) || a.id - b.id
  if (order === LIVE_ORDERS.bySport) return (a, b) => listed(a, b) || time(a, b) || place(a, b)
  if (order === LIVE_ORDERS.byClock) {
    const played = ({ state }: Sorted) => (state.clock ? clockSeconds(state.clock, nowMs) : -1)
    return (a, b) => played(b) - played(a) || byTime(a, b) || a.id - b.id
  }
  if (order === LIVE_ORDERS.favouritesFirst) {
    const rank = ({ id }: Sorted) => (favouriteIds.has(id) ? 0 : 1)
    return (a, b) => rank(a) - rank(b) || byTime(a, b) || a.id - b.id
  }
  return (a, b) => a.listOrder - b.listOrder || listed(a, b) || time(a, b) || a.id - b.id
}

/** Rows that a match takes in a page: 2 at half time, so that a page keeps its height. */
function rowWeight({ status }: { status: string }): 1 | 2 {
  return isPaused(status) ? 2 : 1
}

/** The matches of each page in order, each page of at most 50 rows. */
export function livePages<T extends { status: string }>(
  matches: readonly T[],
  pageRows = LIVE_PAGE_SIZE
): T[][] {
  const pages: T[][] = []
  let rows = pageRows
  for (const match of matches) {
    const weight = rowWeight(match)
    if (rows + weight > pageRows) {
      pages.push([])
      rows = 0
    }
    pages.at(-1)?.push(match)
    rows += weight
  }
  return pages
}
