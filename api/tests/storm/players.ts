/** Players of a storm: each places one coupon after the other, at any server, and repeats a key until it is answered. */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { ServerProcess } from '#tests/crash/server_process'
import { place, slip } from '#tests/coupons/support'
import type { PricedMatches } from '#tests/storm/priced_matches'
import type { Watcher } from '#tests/storm/watchers'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeUser, type TestSite, type TestUser } from '#tests/support/factories'

export const FUNDS_MINOR = 100_000_000
const BETWEEN_MS = 40
const AGAIN_MS = 50
/** One in so many coupons is on a match in play. */
const LIVE_IN = 3

/** A coupon that was answered. */
export interface Answered {
  userId: number
  key: string
  status: number
  couponId: number
  isLive: boolean
  /** By `performance.now()`. */
  at: number
}

/** Answers, in the order of their coming. */
export class Storm {
  readonly answered: Answered[] = []
  /** Requests without an answer of the rules: the connection broke, or a status of 500 and above. */
  unanswered = 0
  #isOver = false
  #running: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly nodes: readonly ServerProcess[],
    private readonly matches: PricedMatches,
    private readonly watchers: readonly Watcher[]
  ) {}

  async begin(site: TestSite, players: number): Promise<TestUser[]> {
    const users: TestUser[] = []
    for (let i = 0; i < players; i++) {
      const limits = { maxPayoutMinor: 10_000_000 }
      users.push(await makeUser({ site, type: 'player', balanceMinor: FUNDS_MINOR, limits }))
    }
    const own = await Promise.all(users.map((user) => this.#sessionsOf(site, user)))
    this.#running = Promise.all(users.map((user, index) => this.#play(user, own[index] ?? [])))
    return users
  }

  /** Resolves when each key that was sent has its answer. */
  async end(): Promise<void> {
    this.#isOver = true
    await this.#running
  }

  /** The longest time without an accepted coupon after that moment, in milliseconds. */
  longestPauseSince(at: number): number {
    let longest = 0
    let last = at
    for (const { status, at: now } of [...this.answered, { status: 201, at: performance.now() }]) {
      if (status !== 201 || now < last) continue
      longest = Math.max(longest, now - last)
      last = now
    }
    return longest
  }

  /** Signed in once; a session is known at every server. */
  async #sessionsOf(site: TestSite, user: TestUser): Promise<ApiSession[]> {
    const [first] = this.nodes
    const signedIn = await signInAs(site, user, undefined, (await first?.port()) ?? null)
    return Promise.all(
      this.nodes.map(async (node) => {
        const session = new ApiSession(site.host, await node.port())
        for (const [name, value] of signedIn.cookies) session.cookies.set(name, value)
        return session
      })
    )
  }

  async #play({ id: userId }: TestUser, sessions: readonly ApiSession[]): Promise<void> {
    while (!this.#isOver) {
      const at = randomInt(sessions.length)
      const live = randomInt(LIVE_IN) === 0 ? this.#liveBody(at) : null
      const key = randomUUID()
      const body = live ?? this.matches.anyBody()
      for (let turn = at; ; turn = (turn + 1) % sessions.length) {
        const answer = await send(sessions[turn], body, key)
        if (answer) {
          const { status, couponId } = answer
          const now = performance.now()
          this.answered.push({ userId, key, status, couponId, isLive: live !== null, at: now })
          break
        }
        this.unanswered++
        await pause(AGAIN_MS)
      }
      await pause(BETWEEN_MS)
    }
  }

  /** On the price that the server's own socket shows. */
  #liveBody(at: number): PlaceCouponBody | null {
    const watcher = this.watchers.find(({ node }) => node === this.nodes[at])
    const matches = [...(watcher?.matches.values() ?? [])].filter(({ isPaused }) => !isPaused)
    const outcomes = matches.flatMap(({ markets }) => markets[0]?.outcomes ?? [])
    const outcome = outcomes[randomInt(Math.max(1, outcomes.length))]
    return outcome
      ? slip([[outcome.id, outcome.oddsMilli]], {
          totalStakeMinor: randomInt(100, 200),
          oddsChange: 'any',
        })
      : null
  }
}

async function send(session: ApiSession | undefined, body: PlaceCouponBody, key: string) {
  if (!session) return null
  try {
    const answer = await place(session, body, key)
    return answer.status < 500 ? { status: answer.status, couponId: answer.body.id } : null
  } catch {
    return null
  }
}
