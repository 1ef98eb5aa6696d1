/** Brings what the database says of a live match into the book, without putting older prices over newer ones. */
import { book } from '#book/book'
import { bookChanges } from '#book/changes'
import type { BookMarket, BookMatch } from '#book/match'

/** `held` stands in the book and stays there; `read` was just read, and may be older than what was written since. */
export function mergeMatch(held: BookMatch, read: BookMatch): void {
  const wasHeld = held.live?.isHeld
  mergeFields(held, read)
  const byId = new Map(held.markets.map((market) => [market.id, market]))
  // a hold changes the state that counts of every active market
  const changed =
    held.live?.isHeld === wasHeld
      ? []
      : held.markets.filter(({ status }) => status === 1).map(({ id }) => id)
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
  if (held.live && read.live) held.live.isHeld = read.live.isHeld
  if (read.changedAt < held.changedAt) return
  held.home = read.home
  held.away = read.away
  held.active = read.active
  held.minSelections = read.minSelections
  held.listOrder = read.listOrder
  held.changedAt = read.changedAt
  // of one moment with our own write, it may have been read before it
  if (held.live?.isUnsaved || read.changedAt <= held.writtenAt) return
  held.startsAt = read.startsAt
  held.status = read.status
  held.betStatus = read.betStatus
}

/** True when the market is another than before. */
function mergeMarket(held: BookMarket, read: BookMarket): boolean {
  const wasHeld = held.isHeld
  held.isHeld = read.isHeld
  if (held.isUnsaved || read.version <= held.version) return held.isHeld !== wasHeld
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
  // one that stands under another id was made here and is about to be written
  if (book.market(held.id, read.typeId, read.specifier)) return false
  read.match = held
  book.addMarket(read)
  return true
}
