/**
 * Counts how often each player has placed the same coupon within the window (rules 4.12).
 */
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'

interface Pair {
  userId: number
  fingerprint: number
}

interface Asked extends Pair {
  /** From the settings of the player's site. */
  windowHours: number
}
interface CountRow {
  user_id: number
  fingerprint: number
  total: number
}

const HOUR_MS = 3_600_000

export class SameCoupons {
  readonly #counts = new Map<string, number>()

  static async load(trx: Trx, asked: readonly Asked[]): Promise<SameCoupons> {
    const same = new SameCoupons()
    const now = clock.now()
    const rows: CountRow[] = await trx
      .query<CountRow>()
      .from('coupons')
      .where((query) => {
        for (const { userId, fingerprint, windowHours } of asked) {
          query.orWhere(
            (pair) =>
              void pair
                .where('user_id', userId)
                .where('fingerprint', fingerprint)
                .where('placed_at', '>', now - windowHours * HOUR_MS)
          )
        }
      })
      .whereNotIn('state', ['rejected', 'cancelled'])
      .groupBy('user_id', 'fingerprint')
      .select('user_id', 'fingerprint')
      .count('* as total')
    for (const row of rows) same.#counts.set(`${row.user_id}:${row.fingerprint}`, row.total)
    return same
  }

  count({ userId, fingerprint }: Pair): number {
    return this.#counts.get(`${userId}:${fingerprint}`) ?? 0
  }

  add(pair: Pair): void {
    this.#counts.set(`${pair.userId}:${pair.fingerprint}`, this.count(pair) + 1)
  }
}
