/** Matches in play whose prices change all the time, and what a reader of their messages must show. */
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import type { ServerProcess } from '#tests/crash/server_process'
import { NodeFeed } from '#tests/nodes/node_feed'

const MATCHES = 3
const CHANGE_EVERY_MS = 150
const HOME_ODDS = [1800, 2800] as const

interface Told {
  score: [number, number]
  odds: [number, number, number]
}

export class LiveFeeds {
  readonly #feeds: { feed: NodeFeed; told: Told }[]
  #turn = 0
  #isOver = false
  #isQuiet = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(nodes: readonly ServerProcess[]) {
    this.#feeds = Array.from({ length: MATCHES }, () => ({
      feed: new NodeFeed(nodes),
      told: { score: [1, 0], odds: [2000, 3200, 3800] },
    }))
  }

  /** Teams at home, by which the matches are told from those of other tests. */
  get homes(): ReadonlySet<string> {
    return new Set(this.#feeds.map(({ feed }) => feed.home))
  }

  /** The server that takes the messages. */
  get taker(): ServerProcess {
    const [first] = this.#feeds
    if (!first) throw new Error('no feeds')
    return first.feed.taker
  }

  async open(): Promise<void> {
    for (const { feed, told } of this.#feeds) await feed.open(told.odds)
    this.#running = Promise.all(this.#feeds.map((one) => this.#change(one)))
  }

  /** Tells the last state of each match once more, and changes nothing more until `goOn`. */
  async quiet(): Promise<void> {
    this.#isQuiet = true
    await this.#running
    for (const { feed, told } of this.#feeds) {
      await feed.alive()
      await feed.status('2p', told.score)
      await feed.odds(told.odds)
    }
  }

  goOn(): void {
    this.#isQuiet = false
    this.#running = Promise.all(this.#feeds.map((one) => this.#change(one)))
  }

  /** Null when these are the states that the messages of the feeds come to; else what is shown of one, and what was told. */
  differsFrom(matches: readonly LiveMatch[]): string | null {
    for (const { feed, told } of this.#feeds) {
      const match = matches.find(({ home }) => home === feed.home)
      const odds = match?.markets[0]?.outcomes.map(({ oddsMilli }) => oddsMilli)
      const shown = JSON.stringify({ score: match?.state.score, odds, isPaused: match?.isPaused })
      const due = JSON.stringify({ score: told.score, odds: told.odds, isPaused: false })
      if (shown !== due) return `${shown}, told was ${due}`
    }
    return null
  }

  async close(): Promise<void> {
    this.#isOver = true
    for (const { feed } of this.#feeds) feed.close()
    await this.#running
  }

  async #change({ feed, told }: { feed: NodeFeed; told: Told }): Promise<void> {
    while (!this.#isOver && !this.#isQuiet) {
      const turn = this.#turn++
      const [least, most] = HOME_ODDS
      told.odds = [least + ((turn * 10) % (most - least)), 3000 + (turn % 50) * 10, 3500]
      if (turn % 40 === 0) told.score = [told.score[0] + 1, told.score[1]]
      try {
        await feed.odds(told.odds)
        if (turn % 40 === 0) await feed.status('2p', told.score)
      } catch {
        // while nobody takes the feeds; `quiet` tells the last state
      }
      await pause(CHANGE_EVERY_MS)
    }
  }
}
