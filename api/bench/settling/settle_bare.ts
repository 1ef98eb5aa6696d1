/**
 * The floor of settling: what settling a market that ended 1 writes, in as few statements as possible, in one
 * transaction. It knows the bench's coupons and checks nothing.
 */
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { inTransaction, type Trx } from '#core/database/transactions'
import { houseAccountId } from '#ledger/accounts'
import { benchSql } from '../bench_sql.ts'

export async function settleBare(matchId: number): Promise<void> {
  const winningsId = await houseAccountId(1, 'winnings', 'TRY')
  await inTransaction(async (trx) => {
    await markMatch(trx, matchId)
    await settleCoupons(trx, matchId)
    await payWinners(trx, matchId, winningsId)
  })
}

async function markMatch(trx: Trx, matchId: number): Promise<void> {
  const now = Date.now()
  const won = `case outcome_key when '1' then 'won' else 'lost' end`
  await trx.rawQuery(`update outcomes set result = ${won} where market_id = ?`, [matchId])
  await trx.rawQuery(
    `update markets set status = ${MARKET_STATUS.settled}, version = version + 1, updated_at = ? where match_id = ?`,
    [now, matchId]
  )
  await trx.rawQuery('update matches set changed_at = ? where id = ?', [now, matchId])
  await trx.rawQuery('update results set settled_at = ? where match_id = ?', [now, matchId])
  await trx.rawQuery(
    `update coupon_selections set result = ${won}, result_revision = 1 where match_id = ?`,
    [matchId]
  )
}

async function settleCoupons(trx: Trx, matchId: number): Promise<void> {
  const now = Date.now()
  const settled = `settlement_revision = 1, open_count = open_count - 1, bonus_paid = 0, is_partially_returned = 0,
    settled_at = ${now}, state = 'settled'`
  const payout = 'stake_per_line * total_odds_milli / 1000'
  const where = (result: string) => `s.match_id = ${matchId} and s.result = '${result}'`
  await update(
    trx,
    `${settled}, status = ${COUPON_STATUS.lost}, payout = 0, unclamped_payout = 0`,
    where('lost')
  )
  await update(
    trx,
    `${settled}, status = ${COUPON_STATUS.won}, payout = ${payout}, unclamped_payout = ${payout}`,
    `${where('won')} and type = 'single'`
  )
  await update(trx, 'open_count = open_count - 1', `${where('won')} and type <> 'single'`)
}

async function update(trx: Trx, set: string, where: string): Promise<void> {
  await trx.rawQuery(
    benchSql().updateMeeting({
      table: 'coupons',
      other: 'coupon_selections s',
      on: 'coupons.id = s.coupon_id',
      set,
      where,
    })
  )
}

async function payWinners(trx: Trx, matchId: number, winningsId: number): Promise<void> {
  const [{ first, winners }] = await read(trx, matchId)
  await trx.rawQuery(`update id_blocks set next_id = next_id + ? where name = 'ledger_transfers'`, [
    winners,
  ])
  const key = benchSql().joined(`'coupon:'`, 'c.id', `':settle:1'`)
  await trx.rawQuery(
    `insert into ledger_transfers (id, site_id, \`key\`, kind, currency, reference_type, reference_id, created_at)
    select ${first} - 1 + row_number() over (order by c.id), c.site_id, ${key}, 'win', c.currency, 'coupon', c.id, ?
    from coupon_selections s join coupons c on c.id = s.coupon_id
    where s.match_id = ? and s.result = 'won' and c.type = 'single'`,
    [Date.now(), matchId]
  )
  const paid = `ledger_transfers t join coupons c on c.id = t.reference_id
    join ledger_accounts a on a.user_id = c.user_id and a.pocket = 'balance' where t.id >= ${first}`
  await trx.rawQuery(
    `insert into ledger_entries (transfer_id, account_id, amount, seq, balance_after)
    select * from (
      select t.id, ${winningsId}, 0 - c.payout, null as seq, null as balance_after from
        ledger_transfers t join coupons c on c.id = t.reference_id where t.id >= ${first}
      union all
      select t.id, a.id, c.payout,
        a.entry_count + row_number() over (partition by a.id order by t.id),
        a.balance + sum(c.payout) over (partition by a.id order by t.id)
      from ${paid}) as e order by 1`
  )
  const sums = `(select a.id as account_id, sum(c.payout) as total, count(*) as entries from ${paid} group by a.id) as v`
  const set = 'balance = balance + v.total, entry_count = entry_count + v.entries'
  await trx.rawQuery(
    benchSql().updateMeeting({
      table: 'ledger_accounts',
      other: sums,
      on: 'ledger_accounts.id = v.account_id',
      set,
    })
  )
}

/** The first free transfer id, and the number of winners. */
async function read(trx: Trx, matchId: number): Promise<[{ first: number; winners: number }]> {
  const block: { next_id: number } = await trx
    .query<{ next_id: number }>()
    .from('id_blocks')
    .where('name', 'ledger_transfers')
    .select('next_id')
    .firstOrFail()
  const row: { total: number } = await trx
    .query<{ total: number }>()
    .from('coupon_selections as s')
    .join('coupons as c', 'c.id', 's.coupon_id')
    .where({ 's.match_id': matchId, 's.result': 'won', 'c.type': 'single' })
    .count('* as total')
    .firstOrFail()
  return [{ first: block.next_id, winners: row.total }]
}
