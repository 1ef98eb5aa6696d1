/**
 * Stores many coupons at once by set-based SQL, with the rows and the money that placing leaves: half of them singles,
 * half combined of three, in turn on the three outcomes and for each of the players.
 */
import { inTransaction, type Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { forgetIdBlocks, reserveIds } from '#core/database/id_blocks'
import { houseAccountId } from '#ledger/accounts'
import { reserveTransferIds } from '#ledger/post'
import { benchSql } from './bench_sql.ts'

const STAKE_MINOR = 100
const COUPONS_AT_A_TIME = 50_000
const SITE_ID = 1
const ODDS_MILLI = 2000
// About as long as the server's answer to a combined coupon of three.
const RESPONSE = JSON.stringify({ padding: 'x'.repeat(1500) })

export interface Fill {
  count: number
  /** Match of the first, second and third selection as SQL of `i`, the coupon's number from 0; always three matches. */
  matches: [string, string, string]
}

export async function fillCoupons({ count, matches }: Fill): Promise<void> {
  const houseId = await houseAccountId(SITE_ID, 'stakes', 'TRY')
  for (let done = 0; done < count; done += COUPONS_AT_A_TIME) {
    const size = Math.min(COUPONS_AT_A_TIME, count - done)
    // the rest of a reserved block would overlap the ids that this program writes
    forgetIdBlocks()
    const firstId = must((await reserveIds('coupons', size))[0], 'number for a coupon')
    const firstTransferId = must((await reserveTransferIds(size))[0], 'number for a transfer')
    await inTransaction(async (trx) => {
      await writeCoupons(trx, size, firstId)
      for (const [position, match] of matches.entries()) {
        await writeSelections(trx, { size, firstId, position, match })
      }
      await writeMoney(trx, { size, firstId, firstTransferId, houseId })
    })
  }
}

const UNITS = [1, 10, 100, 1000, 10_000]
const digits = (unit: number) =>
  Array.from({ length: 10 }, (_, digit) => `select ${digit * unit} as d`).join(' union all ')

/** Rows with `i` from 0 up to `size` - 1, 100 000 at most. */
export const numbers = (size: number) =>
  `(select i from (select ${UNITS.map((unit) => `t${unit}.d`).join(' + ')} as i
     from ${UNITS.map((unit) => `(${digits(unit)}) as t${unit}`).join(' cross join ')}) as n0
    where i < ${size}) as n`

/** The player of row `i`, with the cash account; players take turns. */
const PLAYERS = `join (select u.id as user_id, a.id as account_id, a.balance, a.entry_count,
    row_number() over (order by u.id) - 1 as turn, count(*) over () as players
  from users u join ledger_accounts a on a.user_id = u.id and a.pocket = 'balance') as p
  on p.turn = n.i % p.players`

const IS_SINGLE = 'n.i % 2 = 0'

async function writeCoupons(trx: Trx, size: number, firstId: number): Promise<void> {
  const now = Date.now()
  const { joined, text } = benchSql()
  await trx.rawQuery(
    `insert into coupons (id, code, site_id, user_id, type, state, status, currency, line_count, stake_per_line,
      total_stake, total_odds_milli, max_payout, payout_cap, selection_count, open_count, fingerprint, ip, placed_at)
    select ? + n.i, ${joined(`'F'`, text(`${firstId} + n.i`))}, ${SITE_ID}, p.user_id,
      case when ${IS_SINGLE} then 'single' else 'combined' end, 'accepted', 0, 'TRY', 1, ${STAKE_MINOR}, ${STAKE_MINOR},
      ${ODDS_MILLI}, 200, 1250000, case when ${IS_SINGLE} then 1 else 3 end, case when ${IS_SINGLE} then 1 else 3 end,
      ((? + n.i) * 7919) % 281474976710656, '127.0.0.1', ?
    from ${numbers(size)} ${PLAYERS} order by n.i`,
    [firstId, firstId, now]
  )
  await trx.rawQuery(
    `insert into idempotency_keys (user_id, \`key\`, request_hash, response_status, response, created_at)
    select p.user_id, ${benchSql().randomKey}, ?, 201, ?, ? from ${numbers(size)} ${PLAYERS}`,
    ['f'.repeat(64), RESPONSE, now]
  )
}

interface Selections {
  size: number
  firstId: number
  position: number
  match: string
}

async function writeSelections(trx: Trx, options: Selections): Promise<void> {
  const { size, firstId, position, match } = options
  const { joined, text } = benchSql()
  await trx.rawQuery(
    `insert into coupon_selections (coupon_id, position, match_id, market_id, outcome_id, market_type_id, specifier,
      outcome_key, odds_milli, home, away, starts_at)
    select ? + i, ${position}, m, m, (m - 1) * 3 + i % 3 + 1, 1, '',
      case i % 3 when 0 then '1' when 1 then 'X' else '2' end, ${ODDS_MILLI}, ${joined(`'Home '`, text('m'))},
      ${joined(`'Away '`, text('m'))}, ?
    from (select n.i, ${match} as m from ${numbers(size)} ${position > 0 ? `where not ${IS_SINGLE}` : ''}) as s
    order by i`,
    [firstId, Date.now()]
  )
}

interface Money {
  size: number
  firstId: number
  firstTransferId: number
  houseId: number
}

async function writeMoney(trx: Trx, options: Money): Promise<void> {
  const { size, firstId, firstTransferId, houseId } = options
  const { joined, text } = benchSql()
  await trx.rawQuery(
    `insert into ledger_transfers (id, site_id, \`key\`, kind, currency, reference_type, reference_id, actor_id, created_at)
    select ? + n.i, ${SITE_ID}, ${joined(`'coupon:'`, text(`${firstId} + n.i`), `':stake'`)}, 'stake', 'TRY', 'coupon',
      ? + n.i, p.user_id, ? from ${numbers(size)} ${PLAYERS} order by n.i`,
    [firstTransferId, firstId, Date.now()]
  )
  await trx.rawQuery(
    `insert into ledger_entries (transfer_id, account_id, amount, seq, balance_after)
    select transfer_id, account_id, amount, seq, balance_after from (
      select ${firstTransferId} + n.i as transfer_id, p.account_id, ${-STAKE_MINOR} as amount,
        p.entry_count + row_number() over (partition by p.account_id order by n.i) as seq,
        p.balance - ${STAKE_MINOR} * row_number() over (partition by p.account_id order by n.i) as balance_after
      from ${numbers(size)} ${PLAYERS}
      union all select ${firstTransferId} + n.i, ${houseId}, ${STAKE_MINOR}, null, null from ${numbers(size)}) as e
    order by transfer_id`
  )
  await trx.rawQuery(
    `update ledger_accounts set
      balance = balance - ${STAKE_MINOR} * (select count(*) from coupons c where c.user_id = ledger_accounts.user_id
        and c.id >= ${firstId}),
      entry_count = entry_count + (select count(*) from coupons c where c.user_id = ledger_accounts.user_id
        and c.id >= ${firstId})
    where pocket = 'balance'`
  )
}
