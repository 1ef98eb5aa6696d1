/** A live feed of a browser test: one match of its own, sent in our own messages to a running server. */
import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'

/** As `scripts/lib/e2e_settings.mjs` sets it. */
const TOKEN = process.env['FEED_TOKEN'] ?? 'e2e-feed-token'
const PRODUCER = 'recording'
const REPEAT_MS = 4_000
const SOCCER = 1

export const WINNER = { typeId: 1, specifier: '' }
export const BOTH_SCORE = { typeId: 29, specifier: '' }

const MARKETS = [
  { ...WINNER, odds: { '1': 1850, 'X': 3400, '2': 4200 } },
  { ...BOTH_SCORE, odds: { yes: 1900, no: 1850 } },
]

interface Listed {
  id: number
  home: string
}

export class LiveFeed {
  readonly home: string
  readonly away: string
  readonly #matchKey: string
  readonly #request: APIRequestContext
  #at = Date.now() - 60_000
  #homeMilli = 1850
  #repeating: ReturnType<typeof setInterval> | undefined

  constructor(request: APIRequestContext) {
    const tag = randomUUID().slice(0, 6)
    this.#request = request
    this.#matchKey = `e2e:${tag}`
    this.home = `Ev ${tag}`
    this.away = `Konuk ${tag}`
  }

  get name(): string {
    return `${this.home} – ${this.away}`
  }

  /**
   * Puts the match on the board, in play and priced; resolves to its id. The feed repeats its prices until it is
   * closed, because it would count as down after 20 s of silence, which a page may take on a busy machine.
   */
  async kickOff(): Promise<number> {
    const place = { key: this.#matchKey, name: 'E2E', names: {} }
    await this.#say(
      {
        kind: 'fixture',
        matchKey: this.#matchKey,
        startsAt: Date.now() - 10 * 60_000,
        sportId: SOCCER,
        category: place,
        tournament: place,
        home: { key: `${this.#matchKey}:1`, name: this.home },
        away: { key: `${this.#matchKey}:2`, name: this.away },
        update: {},
      },
      {
        kind: 'incident',
        matchKey: this.#matchKey,
        incident: { kind: 'goal', side: 'home', period: 1, seconds: 540 },
        update: {
          status: '1p',
          betStatus: 'started',
          state: { score: [1, 0], clock: { seconds: 600, isRunning: true, at: Date.now() } },
        },
      }
    )
    const path = `/v1/live/matches?keyWord=${encodeURIComponent(this.home)}&odds=none`
    let id = 0
    await expect(async () => {
      await this.tell()
      const list: { matches: Listed[] } = await (await this.#request.get(path)).json()
      id = list.matches.find(({ home }) => home === this.home)?.id ?? 0
      expect(id).toBeGreaterThan(0)
    }).toPass()
    this.#repeating = setInterval(() => {
      void this.tell().catch(() => undefined)
    }, REPEAT_MS)
    return id
  }

  close(): void {
    clearInterval(this.#repeating)
  }

  /** Sends an alive message and every price once more, which opens all markets that staff do not suspend. */
  async tell(homeMilli = this.#homeMilli): Promise<void> {
    this.#homeMilli = homeMilli
    const markets = MARKETS.map(({ odds, ...market }) => ({
      ...market,
      status: 1,
      isMainLine: true,
      outcomes: Object.entries(odds).map(([key, oddsMilli]) => ({
        key,
        oddsMilli: key === '1' ? homeMilli : oddsMilli,
        active: true,
      })),
    }))
    await this.#say(
      { kind: 'alive', isSubscribed: true },
      { kind: 'odds', matchKey: this.#matchKey, markets, update: {} }
    )
  }

  /** Status of a market as players see it. */
  async statusOf(matchId: number, { typeId }: typeof WINNER): Promise<number | undefined> {
    const answer = await this.#request.get(`/v1/live/matches/${matchId}/odds`)
    const { markets }: { markets: { typeId: number; status: number }[] } = await answer.json()
    return markets.find((market) => market.typeId === typeId)?.status
  }

  /** Sends a document unchanged; resolves to the status of the answer. */
  async send(document: string, producer = PRODUCER): Promise<number> {
    const answer = await this.#request.post(`/v1/feed/${producer}/messages`, {
      data: document,
      headers: { 'Authorization': `Bearer ${TOKEN}`, 'Content-Type': 'application/octet-stream' },
    })
    return answer.status()
  }

  async #say(...events: object[]): Promise<void> {
    const lines = events.map((event) => {
      this.#at = Math.max(this.#at + 1, Date.now())
      const message = { producer: PRODUCER, generatedAt: this.#at, sequence: null, event }
      return JSON.stringify({ receivedAt: this.#at, message })
    })
    expect(await this.send(lines.join('\n'))).toBe(202)
  }
}
