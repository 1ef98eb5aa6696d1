/** A live feed that a test controls: a match of its own, with prices, state and end as the test sets them. */
import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import type { LiveMatch, LiveMatchList } from '@grandstand/shared-types/wire/betting/live'

/** As `scripts/lib/e2e_settings.mjs` sets it. */
const TOKEN = process.env['FEED_TOKEN'] ?? 'e2e-feed-token'
const ALIVE_MS = 4000
const HOUR_MS = 3_600_000
const SOCCER = 1
const MATCH_RESULT = 1

type Odds = readonly [home: number, draw: number, away: number]

export class LiveFeed {
  /** A producer for each test, so that no test affects another. */
  readonly #producer = `uof:${randomUUID().replaceAll('-', '').slice(0, 6)}`
  readonly #key = `e2e:${randomUUID()}`
  readonly home: string
  readonly away = `Away ${this.#key.slice(4, 10)}`
  #seconds = 0
  #alive: ReturnType<typeof setInterval> | undefined

  /** `family`: the beginning of some home teams' names, by which one search finds these matches. */
  constructor(
    private readonly request: APIRequestContext,
    family = 'Home'
  ) {
    this.home = `${family} ${this.#key.slice(4, 10)}`
  }

  /** Opens a match in its second half; resolves once the live list has it. */
  async open(odds: Odds = [2000, 3200, 3800], beganAgoMs = HOUR_MS): Promise<LiveMatch> {
    await this.#send({ kind: 'alive', isSubscribed: true })
    this.#alive = setInterval(() => {
      void this.#send({ kind: 'alive', isSubscribed: true }).catch(() => undefined)
    }, ALIVE_MS)
    const place = (key: string, name: string) => ({ key, name, names: { tr: name, en: name } })
    await this.#send({
      kind: 'fixture',
      matchKey: this.#key,
      startsAt: Date.now() - beganAgoMs,
      sportId: SOCCER,
      category: place('e2e:category', 'Tests'),
      tournament: place('e2e:tournament', 'Browser League'),
      home: { key: `${this.#key}:home`, name: this.home },
      away: { key: `${this.#key}:away`, name: this.away },
      update: { active: true },
    })
    await this.status('2p', [1, 0])
    await this.odds(odds)
    let found: LiveMatch | undefined
    await expect(async () => {
      const url = `/v1/live/matches?lang=en&keyWord=${encodeURIComponent(this.home)}`
      const list: LiveMatchList = await (await this.request.get(url)).json()
      found = list.matches.find(({ isPaused, markets }) => !isPaused && markets.length > 0)
      expect(found).toBeDefined()
    }).toPass({ timeout: 60_000 })
    if (!found) throw new Error('the live list has no such match')
    return found
  }

  /** Sends the prices of home win, draw and away win, in thousandths. */
  async odds(odds: Odds): Promise<void> {
    const outcomes = ['1', 'X', '2'].map((key, index) => ({
      key,
      oddsMilli: odds[index],
      active: true,
    }))
    const market = { typeId: MATCH_RESULT, specifier: '', status: 1, isMainLine: true, outcomes }
    await this.#send({ kind: 'odds', matchKey: this.#key, markets: [market], update: {} })
  }

  /** Suspends all betting on the match until the next prices. */
  async stop(): Promise<void> {
    const stop = { kind: 'betStop', matchKey: this.#key, groups: null, status: -1, reason: null }
    await this.#send(stop)
  }

  /** `at`: when the match's clock had the sent reading, epoch milliseconds. */
  async status(status: string, score: readonly [number, number], at = Date.now()): Promise<void> {
    const clock = { seconds: 2700 + this.#seconds++, isRunning: status === '2p', at }
    const state = { score, clock, periodLengthMinutes: 45 }
    await this.#send({ kind: 'status', matchKey: this.#key, update: { status, state } })
  }

  /** Sends an incident of the second half. */
  async incident(kind: 'corner' | 'yellow_card', side: 'home' | 'away'): Promise<void> {
    const incident = { kind, side, period: 2, seconds: 2700 + this.#seconds++ }
    const counts = { corner: 'corners', yellow_card: 'yellowCards' } as const
    const update = { state: { [counts[kind]]: side === 'home' ? [1, 0] : [0, 1] } }
    await this.#send({ kind: 'incident', matchKey: this.#key, incident, update })
  }

  close(): void {
    clearInterval(this.#alive)
  }

  async #send(event: object): Promise<void> {
    const now = Date.now()
    const message = { producer: this.#producer, generatedAt: now, sequence: null, event }
    const answer = await this.request.post('/v1/feed/recording/messages', {
      data: `${JSON.stringify({ receivedAt: now, message })}\n`,
      headers: { 'authorization': `Bearer ${TOKEN}`, 'content-type': 'application/xml' },
    })
    expect(answer.status(), await answer.text()).toBe(202)
    // a message made in the same millisecond would count as the same event
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
