/**
 * Brings the state that a tick tells into this server's book. Where the book has it already, nothing happens. What staff set
 * comes by the database alone.
 */
import { LEFT_BOARD_MS, leavingMatches, dropMatch, loadMatches } from '#book/load'
import { book, type BookMarket, type BookMatch } from '#book/book'
import { bookChanges } from '#book/changes'
import { setProducersUp } from '#book/producer_states'
import type { BookTick, SharedMarket, SharedMatch } from '#book/sharing/tick'

/** Matches that are not in the book yet are read from the database. */
export async function applyTick(tick: BookTick): Promise<void> {
  const named = [...tick.matches.map(({ id }) => id), ...tick.markets.map((one) => one.matchId)]
  const gone = new Set(tick.gone)
  const unknown = new Set(named.filter((id) => !book.match(id) && !gone.has(id)))
  if (unknown.size > 0) await loadMatches([...unknown])
  for (const told of tick.matches) {
    const match = book.match(told.id)
    if (match) applyMatch(match, told, tick.at)
  }
  for (const [matchId, told] of Map.groupBy(tick.markets, (market) => market.matchId)) {
    const match = book.match(matchId)
    if (match) applyMarkets(match, told)
  }
  for (const [matchId, incident] of tick.incidents) {
    const timeline = book.match(matchId)?.live?.timeline
    if (!timeline) continue
    timeline[incident.position - 1] = incident
    bookChanges.emit({ kind: 'incident', matchId, incident })
  }
  for (const [matchId, at] of tick.heard) {
    const live = book.match(matchId)?.live
    if (live) live.updatedAt = Math.max(live.updatedAt, at)
  }
  for (const id of tick.gone) leave(id)
  setProducersUp(tick.up)
}

function applyMatch(match: BookMatch, told: SharedMatch, at: number): void {
  match.startsAt = told.startsAt
  match.status = told.status
  match.betStatus = told.betStatus
  // a row that was written before the tick is older than the tick
  match.writtenAt = Math.max(match.writtenAt, at)
  if (match.live) Object.assign(match.live, told.live)
  else match.live = { ...newLive(), ...told.live }
  bookChanges.emit({ kind: 'match', matchId: match.id })
}

function applyMarkets(match: BookMatch, markets: readonly SharedMarket[]): void {
  const marketIds = markets.flatMap((told) => (applyMarket(match, told) ? told.id : []))
  if (marketIds.length === 0) return
  bookChanges.emit({ kind: 'markets', matchId: match.id, marketIds })
}

/** True when the market changed. */
function applyMarket(match: BookMatch, told: SharedMarket): boolean {
  const { matchId: _, outcomes, ...state } = told
  const known = book.market(match.id, told.typeId, told.specifier)
  if (known && (known.id !== told.id || known.version >= told.version)) return false
  const market: BookMarket = known ?? { ...newMarket(match), ...state }
  Object.assign(market, state)
  if (!known) book.addMarket(market)
  for (const [id, key, oddsMilli, active, listOrder] of outcomes) {
    const outcome = book.outcome(id)
    if (outcome) Object.assign(outcome, { oddsMilli, active })
    else book.addOutcome({ id, key, oddsMilli, active, listOrder, market })
  }
  return true
}

const newLive = () => ({
  isSuspendedByStaff: false,
  order: { fields: {}, stops: {} },
  timeline: [],
  incidentStamps: [],
  isUnsaved: false,
})

const newMarket = (match: BookMatch) => ({
  stamp: { at: 0, sequence: null },
  stampKinds: '',
  orderMargin: null,
  isSuspendedByStaff: false,
  isStopped: false,
  isUnsaved: false,
  outcomes: [],
  match,
})

/** The database may have the match open for a moment longer. An interrupted match stays in the book. */
function leave(matchId: number): void {
  const match = book.match(matchId)
  if (!match) return
  if (match.status === 'interrupted') {
    bookChanges.emit({ kind: 'gone', matchId })
    return
  }
  leavingMatches.add(matchId)
  setTimeout(() => leavingMatches.delete(matchId), LEFT_BOARD_MS).unref()
  dropMatch(matchId)
}
