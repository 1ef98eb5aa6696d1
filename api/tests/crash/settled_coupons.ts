/** How far the settlement of a market has come, and what was paid in it, read from the database itself. */
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import type { SettledMarket } from '#tests/crash/settled_market'
import { firstBreak } from '#tests/support/books'

/** The matches that are settled. */
export const matchIds = ({ matches }: SettledMarket) => [matches.won.id, matches.drawn.id]

/** True when both matches are settled. */
export async function isFinished(market: SettledMarket): Promise<boolean> {
  const ids = matchIds(market)
  const settled = await db
    .query<unknown>()
    .from('results')
    .whereIn('match_id', ids)
    .whereNotNull('settled_at')
  return settled.length === ids.length
}

/** True when settlement has marked an outcome. */
export async function hasBegun(market: SettledMarket): Promise<boolean> {
  const marked = await db
    .query<unknown>()
    .from('outcomes')
    .join('markets', 'markets.id', 'outcomes.market_id')
    .whereIn('match_id', matchIds(market))
    .whereNotNull('outcomes.result')
    .first()
  return marked !== null
}

interface Row {
  id: number
  payout: number | null
  posted: number
  wins: number
}

/** Every coupon of the market with the money posted for it, without the stake. */
export async function couponsOf({ players }: SettledMarket): Promise<Row[]> {
  const rows: Row[] = await db
    .query<Row>()
    .from('coupons as c')
    .leftJoin('ledger_transfers as t', (join) => {
      join
        .on('t.reference_id', 'c.id')
        .andOnVal('t.reference_type', 'coupon')
        .andOnVal('t.kind', '<>', 'stake')
    })
    .leftJoin('ledger_entries as e', (join) => {
      join.on('e.transfer_id', 't.id').andOnNotNull('e.seq')
    })
    .whereIn(
      'c.user_id',
      players.map(({ id }) => id)
    )
    .groupBy('c.id', 'c.payout')
    .select('c.id', 'c.payout')
    .sum('e.amount as posted')
    .countDistinct('t.id as wins')
  return rows
}

/** Each coupon has its payout and was paid it once, each player has the sum, and the ledger is whole. */
export async function assertEachPaidOnce(market: SettledMarket, assert: Assert): Promise<void> {
  const rows = await couponsOf(market)
  assert.lengthOf(rows, market.expected.size)
  const wrong = rows.filter(({ id, payout, posted, wins }) => {
    const due = market.expected.get(id) ?? null
    return payout !== due || (posted ?? 0) !== (due ?? 0) || wins > 1
  })
  assert.deepEqual(wrong.slice(0, 3), [])
  assert.deepEqual(await cashOf(market), market.cash)
  assert.isNull(await firstBreak())
}

async function cashOf({ cash }: SettledMarket): Promise<Map<number, number>> {
  const rows: { user_id: number; balance: number }[] = await db
    .query<{ user_id: number; balance: number }>()
    .from('ledger_accounts')
    .whereIn('user_id', [...cash.keys()])
    .where('pocket', 'balance')
    .select('user_id', 'balance')
  const found = new Map(rows.map(({ user_id: id, balance }) => [Number(id), Number(balance)]))
  return new Map([...cash.keys()].map((id) => [id, found.get(id) ?? 0]))
}
