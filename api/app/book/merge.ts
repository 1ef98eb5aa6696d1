/** Merges a live match from the database into the book without replacing newer prices by older ones. */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { book } from '#book/book'
import { bookChanges } from '#book/changes'
import type { BookMarket, BookMatch } from '#book/match'

/**
 * `held` is the match in the book, which is changed in place. `read` comes from the database and may be older than
 * later writes.
 */
export function mergeMatch(held: BookMatch, read: BookMatch): void {
  const wasSuspended = held.live?.isSuspendedByStaff
  mergeFields(held, read)
  const byId = new Map(held.markets.map((market) => [market.id, market]))
  // a suspension of the match changes the effective status of every active market
  const changed =
    held.live?.isSuspendedByStaff === wasSuspended
      ? []
      : held.markets.filter(({ status }) => status === MARKET_STATUS.active).map(({ id }) => id)
  for (const market of read.markets) {
    const known = byId.get(market.id)
    if (known ? mergeMarket(known, market) : addMarket(held, market)) changed.push(market.id)
  }
  if (changed.length > 0) {
    bookChanges.emit({ kind: 'markets', matchId: held.id, marketIds: changed })
  }
  bookChanges.emit({ kind: 'match', matchId: held.id })
}

function mergeFields(held: BookMatch, read: BookMatch): void {
  if (held.live && read.live) held.live.isSuspendedByStaff = read.live.isSuspendedByStaff
  if (read.changedAt < held.changedAt) return
  held.home = read.home
  held.away = read.away
  held.active = read.active
  held.minSelections = read.minSelections
  held.listOrder = read.listOrder
  held.changedAt = read.changedAt
  // a row read while we were writing may be from before our write
  if (held.live?.isUnsaved || read.changedAt <= held.writtenAt) return
  held.startsAt = read.startsAt
  held.status = read.status
  held.betStatus = read.betStatus
}

/** True when the market changed. */
function mergeMarket(held: BookMarket, read: BookMarket): boolean {
  const wasSuspended = held.isSuspendedByStaff
  held.isSuspendedByStaff = read.isSuspendedByStaff
  if (held.isUnsaved || read.version <= held.version) {
    return held.isSuspendedByStaff !== wasSuspended
  }
  held.status = read.status
  held.isMainLine = read.isMainLine
  held.version = read.version
  held.isLive = read.isLive
  held.producer = read.producer
  held.updatedAt = read.updatedAt
  for (const outcome of read.outcomes) {
    const known = book.outcome(outcome.id)
    if (known) Object.assign(known, { oddsMilli: outcome.oddsMilli, active: outcome.active })
    else book.addOutcome({ ...outcome, market: held })
  }
  return true
}

function addMarket(held: BookMatch, read: BookMarket): boolean {
  // the book has this market under an id of ours, which is not written yet
  if (book.market(held.id, read.typeId, read.specifier)) return false
  read.match = held
  book.addMarket(read)
  return true
}
