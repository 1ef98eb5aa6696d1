/**
 * A feed of live matches for the bench: soccer, with the markets that a list shows and some more lines. The time of
 * sending is coded in each price, so that a client can tell the price's age (`sentAt`).
 */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import type { FeedEvent, FeedMarket, FeedMessage } from '#feed/messages/events'

const PRODUCER = 'recording'
const STEP_MS = 50
const MARKETS_A_MESSAGE = 5
const ALIVE_MS = 5_000

const LINES: { typeId: number; specifier: string; keys: string[]; isMainLine: boolean }[] = [
  { typeId: 1, specifier: '', keys: ['1', 'X', '2'], isMainLine: true },
  { typeId: 10, specifier: '', keys: ['1X', '12', 'X2'], isMainLine: true },
  { typeId: 29, specifier: '', keys: ['yes', 'no'], isMainLine: true },
  ...[0.5, 1.5, 2.5, 3.5, 4.5].map((line) => ({
    typeId: 18,
    specifier: `total=${line}`,
    keys: ['over', 'under'],
    isMainLine: line === 2.5,
  })),
  ...[-0.5, -0.25, 0.25, 0.5].map((line) => ({
    typeId: 16,
    specifier: `hcp=${line}`,
    keys: ['home', 'away'],
    isMainLine: line === -0.25,
  })),
]

interface Feed {
  receive: (message: FeedMessage) => void
  matches: number
  /** Market changes a second for each match. */
  changesPerSecond: number
  /** Times in prices count from here; epoch milliseconds. */
  epochMs: number
}

/** Opens every match; resolves when they are on the board. */
export function openMatches({ receive, matches, epochMs }: Feed): void {
  send(receive, { kind: 'alive', isSubscribed: true })
  for (let match = 1; match <= matches; match++) {
    const matchKey = `bench:${match}`
    const update = { status: '1p', betStatus: 'started', state: { score: [0, 0] } } as const
    send(receive, { kind: 'status', matchKey, update })
    const markets = LINES.map((_, line) => marketOf(line, epochMs))
    send(receive, { kind: 'odds', matchKey, markets, update: {} })
  }
}

/** Sends the changes, evenly over time; returns a function that stops. */
export function startFeed(feed: Feed): () => void {
  const messagesPerStep =
    (feed.matches * feed.changesPerSecond * STEP_MS) / 1000 / MARKETS_A_MESSAGE
  const begin = Date.now()
  let sent = 0
  const timer = setInterval(() => {
    // computed from the clock, so that a late step sends the changes that it missed
    const due = Math.floor(((Date.now() - begin) / STEP_MS) * messagesPerStep)
    for (; sent < due; sent++) change(feed, 1 + (sent % feed.matches))
  }, STEP_MS)
  const alive = setInterval(
    () => send(feed.receive, { kind: 'alive', isSubscribed: true }),
    ALIVE_MS
  )
  return () => {
    clearInterval(timer)
    clearInterval(alive)
  }
}

function change({ receive, epochMs }: Feed, match: number): void {
  const first = Math.floor(Math.random() * LINES.length)
  const markets = Array.from({ length: MARKETS_A_MESSAGE }, (_, i) =>
    marketOf((first + i) % LINES.length, epochMs)
  )
  send(receive, { kind: 'odds', matchKey: `bench:${match}`, markets, update: {} })
}

function marketOf(line: number, epochMs: number): FeedMarket {
  const { keys = [], typeId = 1, specifier = '', isMainLine = false } = LINES[line] ?? {}
  const oddsMilli = timePrice(Date.now() - epochMs)
  return {
    typeId,
    specifier,
    status: MARKET_STATUS.active,
    isMainLine,
    outcomes: keys.map((key) => ({ key, oddsMilli, active: true })),
  }
}

const WRAP_MS = 60_000

/** A price between 1.001 and 61.000 in which the time of its making is coded. */
const timePrice = (ms: number): number => 1_001 + (ms % WRAP_MS)

/** Age of a price in milliseconds; `ms` is the present time in the unit of `timePrice`. */
export const ageOfPrice = (oddsMilli: number, ms: number): number =>
  (ms - (oddsMilli - 1_001) + WRAP_MS * 2) % WRAP_MS

function send(receive: Feed['receive'], event: FeedEvent): void {
  receive({ producer: PRODUCER, generatedAt: Date.now(), sequence: null, event })
}
