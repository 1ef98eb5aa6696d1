/** A pair of servers with matches in play, sockets of players at both, and a player who bets. */
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import db from '@adonisjs/lucid/services/db'
import { slip } from '#tests/coupons/support'
import type { ServerProcess } from '#tests/crash/server_process'
import { liveListOf, placeAt, until, type PlacedAnswer } from '#tests/nodes/cluster'
import { faultyPair, playerAt, takesFeeds, type FaultyPair } from '#tests/nodes/faulty_pair'
import { firstDifference } from '#tests/storm/boards'
import { LiveFeeds } from '#tests/storm/live_feeds'
import { Watcher } from '#tests/storm/watchers'

const SAME_WITHIN_MS = 60_000

export class LivePair {
  readonly watchers: Watcher[]
  /** Moments at which both servers said that they take the feeds. */
  ledTwice = 0
  #isOver = false
  #looking: Promise<void>

  private constructor(
    readonly pair: FaultyPair,
    readonly feeds: LiveFeeds
  ) {
    const { faulty, sound, site } = pair
    this.watchers = [faulty, sound].flatMap((node) => [
      new Watcher(node, site.host),
      new Watcher(node, site.host),
    ])
    this.#looking = this.#countLeaders()
  }

  /** The first to start takes the feeds. */
  static async start(first: 'faulty' | 'sound'): Promise<LivePair> {
    const pair = await faultyPair()
    const { faulty, sound } = pair
    const leader = first === 'faulty' ? faulty : sound
    await leader.start()
    await until('the feeds', () => takesFeeds(leader))
    const feeds = new LiveFeeds([faulty, sound])
    await feeds.open()
    await Promise.all([faulty.start(), sound.start()])
    const made = new LivePair(pair, feeds)
    await made.sameBoards()
    return made
  }

  async end(): Promise<void> {
    this.#isOver = true
    await this.#looking
    await this.feeds.close()
    for (const watcher of this.watchers) watcher.close()
    await this.pair.end()
  }

  /** Resolves when every socket and list shows what the feeds have told; they are quiet meanwhile. */
  async sameBoards(): Promise<void> {
    const { faulty, sound, site } = this.pair
    let differs: string | null = 'nothing was compared'
    await this.feeds.quiet()
    try {
      await until(
        'the same boards',
        async () => {
          const made = { nodes: [faulty, sound], site }
          differs = await firstDifference(made, this.feeds, this.watchers)
          return differs === null
        },
        SAME_WITHIN_MS
      )
    } catch {
      throw new Error(`not the same boards: ${String(differs)}`)
    } finally {
      this.feeds.goOn()
    }
  }

  /** The matches of these feeds; those of other tests may be shown too. */
  matchesOf = (matches: Iterable<LiveMatch>): LiveMatch[] =>
    [...matches].filter(({ home }) => this.feeds.homes.has(home))

  /** True when every socket and the live list of the server show all matches as paused, or none of them. */
  async areAllPaused(node: ServerProcess, isPaused: boolean): Promise<boolean> {
    const watchers = this.watchers.filter((watcher) => watcher.node === node)
    const lists = [
      ...watchers.map(({ matches }) => [...matches.values()]),
      (await liveListOf(node, this.pair)).matches,
    ]
    return lists
      .map((list) => this.matchesOf(list))
      .every((list) => list.length > 0 && list.every((match) => match.isPaused === isPaused))
  }

  /** A coupon on a match in play, at any price. */
  async liveBody(): Promise<PlaceCouponBody> {
    const [match] = this.watchers.flatMap((watcher) => this.matchesOf(watcher.matches.values()))
    const outcome = match?.markets[0]?.outcomes[0]
    if (!outcome) throw new Error('no match in play has a price')
    return slip([[outcome.id, outcome.oddsMilli]], { totalStakeMinor: 100, oddsChange: 'any' })
  }

  async liveBet(node: ServerProcess): Promise<PlacedAnswer> {
    return placeAt(await playerAt(node, this.pair), await this.liveBody())
  }

  takesLiveBets = (node: ServerProcess, withinMs?: number): Promise<number> =>
    until('a bet in play', async () => (await this.liveBet(node)).status === 201, withinMs)

  /** One leads at a time: asked again, the first still leads after the second has said so. */
  async #countLeaders(): Promise<void> {
    const { faulty, sound } = this.pair
    const says = (node: ServerProcess) => takesFeeds(node).catch(() => false)
    while (!this.#isOver) {
      if ((await says(faulty)) && (await says(sound)) && (await says(faulty))) this.ledTwice++
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** The number of turns at the feeds so far. */
export async function feedTurns(): Promise<number> {
  const row: { fence: number } = await db
    .query<{ fence: number }>()
    .from('leases')
    .where('name', 'feeds')
    .select('fence')
    .firstOrFail()
  return Number(row.fence)
}
