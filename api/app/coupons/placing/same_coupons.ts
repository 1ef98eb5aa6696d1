/** How often each player has placed the same coupon within the window (rules 4.12). */
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

/** The name of a player's coupon among the counts. */
export const pairName = ({ userId, fingerprint }: Pair): string => `${userId}:${fingerprint}`

/** Counts by `pairName`; a coupon that was not placed yet has none. */
export async function sameCouponCounts(
  trx: Trx,
  asked: readonly Asked[]
): Promise<Map<string, number>> {
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
  return new Map(
    rows.map((row) => [
      pairName({ userId: row.user_id, fingerprint: row.fingerprint }),
      Number(row.total),
    ])
  )
}
