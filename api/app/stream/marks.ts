/** When each part of a match last changed, by the socket's `seq`; the values themselves are only in the book. */
import { packFacts } from '@grandstand/shared-types/stream/pack'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import type { BookMarket, BookMatch } from '#book/book'
import { effectiveStatus, isOpenMarket } from '#book/match'
import { isMain } from '#book/queries/board'
import { liveFacts } from '#stream/view'

/** A running clock may jitter by this much and still count as the same clock. */
const CLOCK_JITTER_MS = 1_500

interface MarketMark {
  /** Change of prices or status. */
  seq: number
  /** Change of its outcomes or main line, or a new market. */
  wholeSeq: number
  /** `seq` since which it is a main market; null when it is not. */
  mainSeq: number | null
  version: number
  /** Another server that takes the feeds gives versions anew that the one before told and never wrote. */
  updatedAt: number
  status: MarketStatus
  isMainLine: boolean
  outcomeCount: number
}

export interface MatchMark {
  sportId: number
  categoryId: number
  tournamentId: number
  /** The last seen status. */
  status: string
  /** `seq` since which the match is on the live list; null when it is not. */
  listedSeq: number | null
  /** Change of names or limits, which no delta carries: the whole match is sent again. */
  wholeSeq: number
  wholeKey: string
  /** Change of what a brand lays over it, which only channels of brands read. */
  offerSeq: number
  /** The match began or ended its time in play, when other margins of a brand count. */
  turnSeq: number
  isInPlay: boolean
  factsSeq: number
  factsKey: string
  /** The last value sent. */
  silentSince: number | null
  /** The time at which the running clock would have been zero, in epoch milliseconds. */
  clockOrigin: number
  markets: Map<number, MarketMark>
  /** `seq` of markets that left the match, and of markets that left the list's view. */
  gone: Map<number, number>
  goneMain: Map<number, number>
  incidents: Map<number, number>
}

export function newMark(match: BookMatch): MatchMark {
  return {
    sportId: match.sportId,
    categoryId: match.categoryId,
    tournamentId: match.tournamentId,
    status: match.status,
    listedSeq: null,
    wholeSeq: 0,
    wholeKey: '',
    offerSeq: 0,
    turnSeq: 0,
    isInPlay: isInPlay(match.status),
    factsSeq: 0,
    factsKey: '',
    silentSince: null,
    clockOrigin: 0,
    markets: new Map(),
    gone: new Map(),
    goneMain: new Map(),
    incidents: new Map(),
  }
}

/**
 * Updates the mark to the match's present state; changed parts get `seq`. Forgets markets that left before `oldestSeq`.
 */
export function stamp(mark: MatchMark, match: BookMatch, seq: number, oldestSeq: number): void {
  mark.status = match.status
  if (mark.isInPlay !== isInPlay(match.status)) {
    mark.isInPlay = !mark.isInPlay
    mark.turnSeq = seq
  }
  const openCount = stampMarkets(mark, match, seq)
  stampFacts(mark, match, openCount, seq)
  for (const gone of [mark.gone, mark.goneMain]) {
    for (const [id, goneSeq] of gone) if (goneSeq < oldestSeq) gone.delete(id)
  }
}

function stampMarkets(mark: MatchMark, match: BookMatch, seq: number): number {
  let openCount = 0
  for (const market of match.markets) {
    if (!isOpenMarket(market)) continue
    openCount++
    const now = {
      version: market.version,
      updatedAt: market.updatedAt,
      status: effectiveStatus(market),
      isMainLine: market.isMainLine,
      outcomeCount: market.outcomes.length,
    }
    const main = isMain(market)
    const known = mark.markets.get(market.id)
    if (!known) {
      mark.markets.set(market.id, { ...now, seq, wholeSeq: seq, mainSeq: main ? seq : null })
      mark.gone.delete(market.id)
      mark.goneMain.delete(market.id)
      continue
    }
    if (known.isMainLine !== now.isMainLine || known.outcomeCount !== now.outcomeCount) {
      known.wholeSeq = seq
    }
    if (hasChanged(known, market)) known.seq = seq
    if (main !== (known.mainSeq !== null)) {
      known.mainSeq = main ? seq : null
      if (main) mark.goneMain.delete(market.id)
      else mark.goneMain.set(market.id, seq)
    }
    Object.assign(known, now)
  }
  if (openCount < mark.markets.size) forgetClosed(mark, match, seq)
  return openCount
}

/** Whether prices or status differ from those of the mark. */
export const hasChanged = (known: MarketMark, market: BookMarket): boolean =>
  known.version !== market.version ||
  known.updatedAt !== market.updatedAt ||
  known.status !== effectiveStatus(market)

function forgetClosed(mark: MatchMark, match: BookMatch, seq: number): void {
  const open = new Set(match.markets.filter(isOpenMarket).map(({ id }) => id))
  for (const [id, { mainSeq }] of mark.markets) {
    if (open.has(id)) continue
    mark.markets.delete(id)
    mark.gone.set(id, seq)
    if (mainSeq !== null) mark.goneMain.set(id, seq)
  }
}

function stampFacts(mark: MatchMark, match: BookMatch, openCount: number, seq: number): void {
  const facts = liveFacts(match, openCount)
  const { clock } = facts.state
  mark.silentSince = facts.silentSince
  const key = JSON.stringify([
    ...packFacts({ ...facts, state: { ...facts.state, clock: null } }),
    clock?.isRunning ? 'runs' : (clock?.seconds ?? null),
  ])
  const wholeKey = `${match.minSelections}|${match.listOrder}|${match.home}|${match.away}`
  if (wholeKey !== mark.wholeKey) [mark.wholeKey, mark.wholeSeq] = [wholeKey, seq]
  const origin = clock?.isRunning ? clock.at - clock.seconds * 1000 : 0
  if (key === mark.factsKey && Math.abs(origin - mark.clockOrigin) <= CLOCK_JITTER_MS) return
  mark.factsSeq = seq
  mark.factsKey = key
  mark.clockOrigin = origin
}
