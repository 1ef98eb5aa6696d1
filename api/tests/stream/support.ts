/** Live matches in the book of the test process, changed as a feed would change them. */
import { EMPTY_LIVE_STATE, type LiveState } from '@grandstand/shared-types/live/state'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { clock } from '#core/timing/clock'
import { book, type BookLive, type BookMarket, type BookMatch } from '#book/book'
import { bookChanges } from '#book/changes'
import { setProducerUp } from '#book/producer_states'
import { hub } from '#stream/socket/hub'
import { liveView } from '#stream/view'
import { makeMatch, type MatchOptions, type TestMatch } from '#tests/support/board'

/** A producer that no other test uses. */
const PRODUCER = 'socket-test'

/** A match in play with live prices, of a producer that is up. */
export async function makeLiveMatch(
  options: MatchOptions & { producer?: string; state?: Partial<LiveState> } = {}
): Promise<TestMatch & { held: BookMatch }> {
  const { producer = PRODUCER, state, ...rest } = options
  const startsAt = clock.now() - 20 * 60_000
  const match = await makeMatch({ status: '1p', startsAt, ...rest })
  const held = book.match(match.id)
  if (!held) throw new Error(`match ${match.id} is not in the book`)
  held.live = liveOf(producer, state)
  for (const market of held.markets) market.isLive = true
  setProducerUp(producer, true)
  bookChanges.emit({ kind: 'match', matchId: match.id })
  return { ...match, held }
}

function liveOf(producer: string, state: Partial<LiveState> = {}): BookLive {
  return {
    producer,
    state: { ...EMPTY_LIVE_STATE, score: [0, 0], ...state },
    timeline: [],
    updatedAt: clock.now(),
    isSuspendedByStaff: false,
    isCovered: true,
    order: { fields: {}, stops: {} },
    incidentStamps: [],
    // Its rows in the database stay older during the whole test.
    isUnsaved: true,
  }
}

/** New prices for one market. */
export function reprice(market: BookMarket, odds: readonly number[]): void {
  market.outcomes.forEach((outcome, i) => (outcome.oddsMilli = odds[i] ?? outcome.oddsMilli))
  touched(market)
}

export function touched(market: BookMarket): void {
  market.version++
  bookChanges.emit({ kind: 'markets', matchId: market.match.id, marketIds: [market.id] })
}

/** Changes the state of the match itself. */
export function update(
  match: BookMatch,
  fields: Partial<BookMatch>,
  state: Partial<LiveState> = {}
) {
  Object.assign(match, fields)
  if (match.live) match.live.state = { ...match.live.state, ...state }
  bookChanges.emit({ kind: 'match', matchId: match.id })
}

/** A market that only the test process has. */
export function openMarket(match: BookMatch, typeId: number, specifier: string, odds: number[]) {
  const id = nextId++
  const market: BookMarket = {
    ...marketDefaults(match),
    id,
    typeId,
    specifier,
    outcomes: [],
  }
  book.addMarket(market)
  odds.forEach((oddsMilli, i) => {
    book.addOutcome({
      id: id * 100 + i,
      key: String(i + 1),
      oddsMilli,
      active: true,
      listOrder: i,
      market,
    })
  })
  bookChanges.emit({ kind: 'markets', matchId: match.id, marketIds: [id] })
  return market
}

let nextId = 800_000_000

function marketDefaults(match: BookMatch): BookMarket {
  const first = match.markets[0]
  if (!first) throw new Error('a test match has a market')
  return {
    ...first,
    status: 1,
    version: 1,
    isMainLine: false,
    isSuspendedByStaff: false,
    isLive: true,
  }
}

/** The data of a match that a client must have: everything but the time of the feed's last message. */
export function expectedView(match: BookMatch, scope: 'main' | 'all', language = 'tr') {
  return comparable(liveView(match, language, scope, null))
}

export function comparable(match: LiveMatch | undefined) {
  if (!match) return null
  const { updatedAt: _updatedAt, ...rest } = match
  return rest
}

/** Sends the present state on every channel now. */
export const tick = (): void => hub.tick()
