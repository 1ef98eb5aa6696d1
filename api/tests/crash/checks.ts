/** Checks of coupons and money after a kill, read from the database itself. */
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { firstBreak } from '#tests/support/books'
import { sendUntilAnswered, type Attempt, type World } from '#tests/crash/players'

/** Rounds of each kind of kill; few in everyday runs. */
export const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 2)
const REPEATS = 3

export const databaseName = () => (db.primaryConnectionName === 'mysql' ? 'MariaDB' : 'SQLite')

export interface PlacingCounts {
  rounds: number
  acknowledged: number
  found: number
  refused: number
  unanswered: number
  unansweredPlaced: number
  repeated: number
  equal: number
}

export const noCounts = (): PlacingCounts => ({
  rounds: 0,
  acknowledged: 0,
  found: 0,
  refused: 0,
  unanswered: 0,
  unansweredPlaced: 0,
  repeated: 0,
  equal: 0,
})

const userIds = ({ players }: World) => players.map(({ user }) => user.id)

/** Coupons of the players of this world. */
export async function placedIds(world: World): Promise<Set<number>> {
  const rows = await db
    .query<{ id: number }>()
    .from('coupons')
    .whereIn('user_id', userIds(world))
    .select('id')
  return new Set(rows.map(({ id }) => id))
}

/**
 * Sends every key again: an answer given before the kill must be repeated, and other answers must be the same each
 * time. Without any answer the request is repeated.
 */
export async function repeatAll(
  attempts: readonly Attempt[],
  counts: PlacingCounts,
  assert: Assert
): Promise<void> {
  const byPlayer = Map.groupBy(attempts, ({ player }) => player)
  const others: unknown[] = []
  await Promise.all(
    [...byPlayer.values()].map(async (own) => {
      for (const attempt of own) {
        const first = attempt.answer ?? (await sendUntilAnswered(attempt))
        if (![201, 422].includes(first?.status ?? 0)) others.push([first, 'first answer'])
        const again = await Promise.all(
          Array.from({ length: attempt.answer ? 1 : REPEATS }, () => sendUntilAnswered(attempt))
        )
        counts.repeated += again.length
        counts.equal += again.filter((answer) => isSame(answer, first)).length
        others.push(...again.filter((answer) => !isSame(answer, first)).map((a) => [first, a]))
        attempt.answer = first
      }
    })
  )
  assert.deepEqual(others.slice(0, 3), [], 'a repeated key was answered otherwise')
}

const isSame = (one: Attempt['answer'], other: Attempt['answer']) =>
  one !== null &&
  other !== null &&
  one.status === other.status &&
  JSON.stringify(one.body) === JSON.stringify(other.body)

/** Every coupon is whole and was paid for once, and nothing else was paid. */
export async function assertWhole(world: World, assert: Assert): Promise<void> {
  const ids = userIds(world)
  const half = await db
    .query<{ id: number }>()
    .from('coupons as c')
    .whereIn('c.user_id', ids)
    .where((query) => {
      query
        .whereRaw(
          '(select count(*) from coupon_selections s where s.coupon_id = c.id) <> c.selection_count'
        )
        .orWhereRaw(
          `(select count(*) from ledger_transfers t where t.reference_type = 'coupon' and t.reference_id = c.id
            and t.kind = 'stake') <> 1`
        )
    })
    .select('c.id')
  assert.deepEqual(half, [], 'coupons that are half there or paid for twice')

  const staked = await db
    .query<{ user_id: number; total: number; coupons: number }>()
    .from('coupons')
    .whereIn('user_id', ids)
    .groupBy('user_id')
    .select('user_id')
    .sum('total_stake as total')
    .count('* as coupons')
  const cash = await db
    .query<{ user_id: number; balance: number }>()
    .from('ledger_accounts')
    .whereIn('user_id', ids)
    .where('pocket', 'balance')
    .select('user_id', 'balance')
  const keys = await db
    .query<{ user_id: number; total: number }>()
    .from('idempotency_keys')
    .whereIn('user_id', ids)
    .where('response_status', 201)
    .groupBy('user_id')
    .select('user_id')
    .count('* as total')
  for (const { user_id: userId, total, coupons } of staked) {
    const left = cash.find((row) => row.user_id === userId)?.balance
    assert.equal(left, world.fundsMinor - total, `cash of player ${userId}`)
    const own = keys.find((row) => row.user_id === userId)?.total
    assert.equal(own, coupons, `answers kept for player ${userId}`)
  }
  assert.isNull(await firstBreak())
}

/** One line of output for the suite. */
export function report(id: string, what: string, counts: object): void {
  const figures = Object.entries(counts).map(([name, value]) => `${name} ${value}`)
  console.log(`${id} ${databaseName()}: ${what}: ${figures.join(', ')}`)
}
