/**
 * More changes than a real feed, for measuring: many matches in play, each with a given number of new prices a second.
 */
import { isShown, MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { DEMO_SEED } from '#database/demo/generate'
import type { BoardChange } from '#database/demo/live/match/live_board'
import { liveFixtures } from '#database/demo/live/schedule/live_schedule'
import { randomStream } from '#database/demo/random'
import type { FeedMessage } from '#feed/messages/events'
import { MatchFeed } from '#feed/sources/simulator/match_feed'
import { SIMULATOR } from '#feed/sources/simulator/messages'

const DAY_MS = 24 * 3_600_000
/** All matches have been played for ten minutes. */
const PLAYED_MS = 600_000

interface BurstOptions {
  matches: number
  changesPerSecond: number
  /** Epoch milliseconds of the first message. */
  now: number
}

export class Burst {
  readonly #random = randomStream(DEMO_SEED, 'burst')
  readonly #changesPerSecond: number
  readonly #begin: FeedMessage[] = []
  readonly #boards: { key: string; markets: BoardChange[] }[] = []

  constructor({ matches, changesPerSecond, now }: BurstOptions) {
    this.#changesPerSecond = changesPerSecond
    const startsAt = now - PLAYED_MS
    for (const scheduled of this.#fixtures(matches, startsAt)) {
      const feed = new MatchFeed(scheduled, 1)
      this.#begin.push(...feed.announcement(), ...feed.catchUp(0, now))
      const markets = feed.match.board().filter(({ status }) => isShown(status))
      this.#boards.push({ key: scheduled.key, markets })
    }
  }

  /** Every match with its present markets. */
  begin(): readonly FeedMessage[] {
    return this.#begin
  }

  /** New prices for `seconds`: one market a message, each outcome slightly up or down. */
  *changes(now: number, seconds: number): Generator<FeedMessage> {
    const count = Math.round(this.#changesPerSecond * seconds)
    for (const { key, markets } of this.#boards) {
      for (let change = 0; change < count; change++) {
        const market = markets[Math.floor(this.#random() * markets.length)]
        if (market) yield this.#moved(key, market, now)
      }
    }
  }

  #fixtures(matches: number, startsAt: number) {
    return liveFixtures(startsAt, startsAt + 2 * DAY_MS)
      .slice(0, matches)
      .map((scheduled, index) => {
        const key = `demo:burst:${startsAt}:${index}`
        return { ...scheduled, key, startsAt, fixture: () => ({ ...scheduled.fixture(), key }) }
      })
  }

  #moved(matchKey: string, market: BoardChange, generatedAt: number): FeedMessage {
    const outcomes = (market.outcomes ?? []).map((outcome) => ({
      ...outcome,
      oddsMilli: Math.max(1010, outcome.oddsMilli + (this.#random() < 0.5 ? -10 : 10)),
    }))
    market.outcomes = outcomes
    const event = {
      kind: 'odds' as const,
      matchKey,
      markets: [{ ...market, status: MARKET_STATUS.active }],
      update: {},
    }
    return { producer: SIMULATOR, generatedAt, sequence: null, event }
  }
}
