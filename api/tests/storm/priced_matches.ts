/** Matches before their start. One after the other is won by the team at home, which pays exactly twice the stake. */
import { randomInt } from 'node:crypto'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { storeResults } from '#catalogue/actions/store_results'
import db from '@adonisjs/lucid/services/db'
import { slip } from '#tests/coupons/support'
import { until } from '#tests/nodes/cluster'
import { ended } from '#tests/settlement/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'

const SETTLED_WITHIN_MS = 120_000
const PRICES: [string, number][] = [
  ['1', 2000],
  ['X', 3400],
  ['2', 3800],
]

export class PricedMatches {
  readonly #open: TestMatch[] = []
  readonly #ended: TestMatch[] = []

  async make(count: number): Promise<void> {
    while (this.#open.length < count) {
      // a server that starts alters a table, which ends what others do to it
      await until('a match', async () => this.#open.push(await makeMatch()) > 0)
    }
  }

  /** A single, or a combined coupon of two. */
  anyBody(): PlaceCouponBody {
    const first = randomInt(this.#open.length - 1)
    const second = randomInt(first + 1, this.#open.length)
    const picks = randomInt(2) === 0 ? [first] : [first, second]
    return slip(
      picks.map((index) => {
        const [key, odds] = PRICES[randomInt(2) === 0 ? 0 : randomInt(PRICES.length)] ?? ['1', 2000]
        const match = this.#open[index]
        if (!match) throw new Error('no such match')
        return [outcomeOf(match, '1', key), odds]
      }),
      { totalStakeMinor: randomInt(100, 1000) }
    )
  }

  /** Ends the oldest match that is open, as a feed's message does; the servers settle it by themselves. */
  async endOne(): Promise<void> {
    const match = this.#open.shift()
    if (!match) throw new Error('no match is open')
    this.#ended.push(match)
    const facts = ended([2, 0], [1, 0])
    await until('a result', async () => {
      await storeResults([{ matchId: match.id, facts, source: 'test', actorId: null }])
      return true
    })
  }

  /** Ends every match. */
  async endAll(): Promise<void> {
    while (this.#open.length > 0) await this.endOne()
  }

  /** Resolves when every match that has ended is settled. */
  async settled(): Promise<void> {
    const ids = this.#ended.map(({ id }) => id)
    await until(
      'settlement',
      async () =>
        (await db.from('results').whereIn('match_id', ids).whereNull('settled_at').first()) ===
        null,
      SETTLED_WITHIN_MS
    )
  }
}
