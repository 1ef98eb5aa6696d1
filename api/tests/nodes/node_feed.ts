/** A live feed of one match, which sends each message to the servers in turn until one takes it. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import type { FeedEvent } from '#feed/messages/events'
import { feedMarket, feedMessage, price } from '#tests/support/feed_messages'
import { FEED_TOKEN } from '#tests/nodes/cluster'
import type { ServerProcess } from '#tests/crash/server_process'

const SOCCER = 1
const HOUR_MS = 3_600_000
const ALIVE_MS = 2_000
const TAKEN_WITHIN_MS = 60_000

type Odds = readonly [home: number, draw: number, away: number]

export class NodeFeed {
  readonly producer = `uof:${randomUUID().replaceAll('-', '').slice(0, 6)}`
  readonly #key = `nodes:${randomUUID()}`
  readonly home = `Home ${this.#key.slice(6, 12)}`
  #seconds = 0
  #alive: NodeJS.Timeout | undefined
  #sending: Promise<void> = Promise.resolve()
  /** The server that took the last message. */
  #taker: ServerProcess | undefined

  constructor(private readonly nodes: readonly ServerProcess[]) {}

  /** The server that takes the feeds, as far as this feed knows. */
  get taker(): ServerProcess {
    if (!this.#taker) throw new Error('no server has taken a message')
    return this.#taker
  }

  /** Opens a match in its second half. */
  async open(odds: Odds): Promise<void> {
    await this.alive()
    this.#alive = setInterval(() => void this.alive().catch(() => undefined), ALIVE_MS)
    const place = (key: string, name: string) => ({ key, name, names: { tr: name, en: name } })
    await this.#send({
      kind: 'fixture',
      matchKey: this.#key,
      startsAt: Date.now() - HOUR_MS,
      sportId: SOCCER,
      category: place('nodes:category', 'Tests'),
      tournament: place('nodes:tournament', 'League of nodes'),
      home: { key: `${this.#key}:home`, name: this.home },
      away: { key: `${this.#key}:away`, name: `Away ${this.#key.slice(6, 12)}` },
      update: { active: true },
    })
    await this.status('2p', [1, 0])
    await this.odds(odds)
  }

  alive = (): Promise<void> => this.#send({ kind: 'alive', isSubscribed: true })

  async odds(odds: Odds): Promise<void> {
    const [home, draw, away] = odds
    const outcomes = [price('1', home), price('X', draw), price('2', away)]
    const markets = [feedMarket({ outcomes })]
    await this.#send({ kind: 'odds', matchKey: this.#key, markets, update: {} })
  }

  async status(status: MatchStatus, score: [number, number]): Promise<void> {
    const clock = { seconds: 2700 + this.#seconds++, isRunning: status === '2p', at: Date.now() }
    const state = { score, clock, periodLengthMinutes: 45 }
    await this.#send({ kind: 'status', matchKey: this.#key, update: { status, state } })
  }

  close(): void {
    clearInterval(this.#alive)
  }

  /** One message after the other, as a feed sends them. */
  #send(event: FeedEvent): Promise<void> {
    const sent = this.#sending.catch(() => undefined).then(() => this.#sendNow(event))
    this.#sending = sent
    return sent
  }

  async #sendNow(event: FeedEvent): Promise<void> {
    const giveUpAt = Date.now() + TAKEN_WITHIN_MS
    for (;;) {
      const others = this.nodes.filter((node) => node !== this.#taker)
      for (const node of this.#taker ? [this.#taker, ...others] : others) {
        if (!(await this.#isTakenBy(node, event))) continue
        this.#taker = node
        // a message made in the same millisecond would count as the same event
        await pause(2)
        return
      }
      if (Date.now() > giveUpAt) throw new Error('no server takes the feeds')
      await pause(50)
    }
  }

  async #isTakenBy(node: ServerProcess, event: FeedEvent): Promise<boolean> {
    const now = Date.now()
    const message = feedMessage(this.producer, now, event)
    try {
      const url = `http://127.0.0.1:${await node.port()}/v1/feed/recording/messages`
      const answer = await fetch(url, {
        method: 'POST',
        body: `${JSON.stringify({ receivedAt: now, message })}\n`,
        headers: { 'authorization': `Bearer ${FEED_TOKEN}`, 'content-type': 'application/xml' },
        signal: AbortSignal.timeout(1_000),
      })
      if (answer.status !== 202 && answer.status !== 503) {
        throw new Error(`${answer.status} ${await answer.text()}`)
      }
      return answer.status === 202
    } catch (error) {
      if (error instanceof Error && /^\d{3} /.test(error.message)) throw error
      return false
    }
  }
}
