/** The values of a jackpot's levels over time, as the ledger has them. */
import db from '@adonisjs/lucid/services/db'
import { HOUSE_KINDS } from '@grandstand/shared-types/money/transfers'
import type { JackpotHistory } from '@grandstand/shared-types/wire/games/jackpots'
import { sumOfRows } from '#core/database/sums'
import { clock } from '#core/timing/clock'
import type { JackpotLevelRow } from '@grandstand/shared-types/wire/games/jackpots'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Goes back from the present values, hour by hour. */
export async function historyOf(
  levels: readonly Pick<JackpotLevelRow, 'id' | 'amountMinor'>[],
  days: number
): Promise<JackpotHistory> {
  const now = clock.now()
  const ids = levels.map(({ id }) => id)
  const since = Math.floor(now / HOUR_MS) * HOUR_MS - days * DAY_MS
  const moved = await movesSince(ids, since)
  return {
    levels: levels.map(({ id, amountMinor }) => {
      const points = [{ at: now, amountMinor }]
      let value = amountMinor
      for (let hour = Math.floor(now / HOUR_MS) * HOUR_MS; hour >= since; hour -= HOUR_MS) {
        value -= moved.get(`${id} ${hour}`) ?? 0
        points.push({ at: hour, amountMinor: Math.max(0, value) })
      }
      return { levelId: id, points: points.toReversed() }
    }),
  }
}

/** What came into a level less what it paid, by level and hour. */
async function movesSince(levelIds: readonly number[], since: number) {
  const hours = (column: string) => db.raw(`(${column} - ${column} % ${HOUR_MS}) as hour`)
  const put = await db
    .query<{ id: number; hour: number; amount: number }>()
    .from('ledger_transfers as t')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where('t.reference_type', 'jackpotLevel')
    .whereIn('t.reference_id', [...levelIds])
    // a win of a coupon names its level too
    .whereIn('t.kind', [...HOUSE_KINDS])
    .where('t.created_at', '>=', since)
    .where('a.pocket', 'jackpots')
    .groupByRaw('t.reference_id, hour')
    .select('t.reference_id as id', hours('t.created_at'))
    .sum('e.amount as amount')
  const paid = await db
    .query<{ id: number; hour: number; amount: number }>()
    .from('jackpot_wins')
    .whereIn('level_id', [...levelIds])
    .where('fell_at', '>=', since)
    .groupByRaw('level_id, hour')
    .select('level_id as id', hours('fell_at'))
    .sum('amount as amount')
  const moved = new Map<string, number>()
  const add = (rows: typeof put, sign: 1 | -1) => {
    for (const { id, hour, amount } of rows) {
      const key = `${Number(id)} ${Number(hour)}`
      moved.set(key, (moved.get(key) ?? 0) + sign * sumOfRows(amount))
    }
  }
  add(put, 1)
  add(paid, -1)
  return moved
}
