/** What the database holds of the coupons of a storm, and of their money. */
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { chunked } from '#core/database/transactions'
import type { Answered } from '#tests/storm/players'
import type { TestUser } from '#tests/support/factories'

const AT_ONCE = 500

/** How many of the accepted coupons stand, under the keys with which they were sent. */
export async function countFound(accepted: readonly Answered[]): Promise<number> {
  let found = 0
  for (const part of chunked(accepted, AT_ONCE)) {
    const coupons: { id: number; user_id: number }[] = await db
      .query<{ id: number; user_id: number }>()
      .from('coupons')
      .whereIn(
        'id',
        part.map(({ couponId }) => couponId)
      )
      .select('id', 'user_id')
    const keys: { user_id: number; key: string; response: string }[] = await db
      .query<{ user_id: number; key: string; response: string }>()
      .from('idempotency_keys')
      .whereIn(
        'key',
        part.map(({ key }) => key)
      )
      .select('user_id', 'key', 'response')
    const ownerOf = new Map(coupons.map(({ id, user_id: userId }) => [Number(id), Number(userId)]))
    const answerOf = new Map(keys.map((row) => [`${row.user_id}:${row.key}`, row.response]))
    for (const { userId, key, couponId } of part) {
      const answer: { id?: number } = JSON.parse(answerOf.get(`${userId}:${key}`) ?? '{}')
      if (ownerOf.get(couponId) === userId && answer.id === couponId) found++
    }
  }
  return found
}

/** The number of coupons that these players have. */
export async function countCoupons(users: readonly TestUser[]): Promise<number> {
  const row: { total: number } = await couponsOf(users).count('* as total').firstOrFail()
  return Number(row.total)
}

/** Of coupons before the match: how many were paid, twice, and otherwise than twice the stake for each team at home. */
export async function countPaid(users: readonly TestUser[], liveIds: ReadonlySet<number>) {
  const rows: Row[] = await couponsOf(users)
    .join('coupon_selections as s', 's.coupon_id', 'c.id')
    .groupBy('c.id', 'c.payout', 'c.total_stake', 'c.open_count')
    .select('c.id', 'c.payout', 'c.total_stake', 'c.open_count')
    .select(db.raw("sum(s.outcome_key = '1') as home"), db.raw('count(*) as selections'))
    .select(
      db.raw(`(select count(*) from ledger_transfers t where t.reference_type = 'coupon'
        and t.reference_id = c.id and t.kind <> 'stake') as transfers`)
    )
  const counts = { settled: 0, paidOnce: 0, paidTwice: 0, wrong: 0 }
  for (const row of rows) {
    if (liveIds.has(Number(row.id))) continue
    const isWon = Number(row.home) === Number(row.selections)
    const due = isWon ? Number(row.total_stake) * 2 ** Number(row.selections) : 0
    if (Number(row.open_count) === 0) counts.settled++
    if (Number(row.payout ?? -1) !== due || Number(row.open_count) !== 0) counts.wrong++
    if (Number(row.transfers) > 1) counts.paidTwice++
    if (isWon && Number(row.transfers) === 1) counts.paidOnce++
  }
  return counts
}

interface Row {
  id: number
  payout: number | null
  total_stake: number
  open_count: number
  home: number
  selections: number
  transfers: number
}

const couponsOf = (users: readonly TestUser[]) =>
  db.from('coupons as c').whereIn(
    'c.user_id',
    users.map(({ id }) => id)
  )

/** Throws unless each player's key has one coupon. */
export function assertOneEach(accepted: readonly Answered[], assert: Assert): void {
  assert.equal(new Set(accepted.map(({ couponId }) => couponId)).size, accepted.length)
}
