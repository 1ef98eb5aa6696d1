/** Merges a live match from the database into the book without replacing newer prices by older ones. */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { book } from '#book/book'
import { bookChanges } from '#book/changes'
import type { BookMarket, BookMatch } from '#book/match'

/**
 * `inBook` is the match in the book, which is changed in place. `read` comes from the database and may be older than
 * later writes.
 */
export function mergeMatch(inBook: BookMatch, read: BookMatch): void {
  const wasSuspended = inBook.live?.isSuspendedByStaff
  mergeFields(inBook, read)
  const byId = new Map(inBook.markets.map((market) => [market.id, market]))
  // a suspension of the match changes the effective status of every active market
  const changed =
    inBook.live?.isSuspendedByStaff === wasSuspended
      ? []
      : inBook.markets.filter(({ status }) => status === MARKET_STATUS.active).map(({ id }) => id)
  for (const market of read.markets) {
    const known = byId.get(market.id)
    if (known ? mergeMarket(known, market) : addMarket(inBook, market)) changed.push(market.id)
  }
  if (changed.length > 0) {
    bookChanges.emit({ kind: 'markets', matchId: inBook.id, marketIds: changed })
  }
  bookChanges.emit({ kind: 'match', matchId: inBook.id })
}

function mergeFields(inBook: BookMatch, read: BookMatch): void {
  if (inBook.live && read.live) inBook.live.isSuspendedByStaff = read.live.isSuspendedByStaff
  if (read.changedAt < inBook.changedAt) return
  inBook.home = read.home
  inBook.away = read.away
  inBook.race = read.race
  inBook.active = read.active
  inBook.minSelections = read.minSelections
  inBook.listOrder = read.listOrder
  inBook.changedAt = read.changedAt
  // a row read while we were writing may be from before our write
  if (inBook.live?.isUnsaved || read.changedAt <= inBook.writtenAt) return
  inBook.startsAt = read.startsAt
  inBook.status = read.status
  inBook.betStatus = read.betStatus
}

/** True when the market changed. */
function mergeMarket(inBook: BookMarket, read: BookMarket): boolean {
  const wasSuspended = inBook.isSuspendedByStaff
  inBook.isSuspendedByStaff = read.isSuspendedByStaff
  if (inBook.isUnsaved || read.version <= inBook.version) {
    return inBook.isSuspendedByStaff !== wasSuspended
  }
  inBook.status = read.status
  inBook.isMainLine = read.isMainLine
  inBook.version = read.version
  inBook.isLive = read.isLive
  inBook.orderMargin = read.orderMargin
  inBook.producer = read.producer
  inBook.updatedAt = read.updatedAt
  for (const outcome of read.outcomes) {
    const known = book.outcome(outcome.id)
    if (known) Object.assign(known, { oddsMilli: outcome.oddsMilli, active: outcome.active })
    else book.addOutcome({ ...outcome, market: inBook })
  }
  return true
}

function addMarket(inBook: BookMatch, read: BookMarket): boolean {
  // the book has this market under an id of ours, which is not written yet
  if (book.market(inBook.id, read.typeId, read.specifier)) return false
  read.match = inBook
  book.addMarket(read)
  return true
}
