/** Compares coupons with the ledger, and with the server's answers to the bots. */
import type { CouponWorth } from './commission.ts'
import { numberOf, textOf, type Database } from './database.ts'

const CANCELLED = -2

/** The server's answers to the bots. */
export interface Told {
  coupons: number
  stakedMinor: number
  shifts: number
}

/** The present worth of each coupon for commission. */
export async function couponsNow(db: Database): Promise<Map<number, CouponWorth>> {
  const rows = await db.rows(
    'select id, user_id, selection_count, state, status, total_stake, payout, bonus_paid, boost_paid from coupons'
  )
  return new Map(
    rows.map((row) => {
      const state = textOf(row, 'state')
      const isNothing = state === 'accepted' || numberOf(row, 'status') === CANCELLED
      const stake = numberOf(row, 'total_stake')
      const net = isNothing ? 0 : stake - numberOf(row, 'payout')
      const worth = {
        userId: numberOf(row, 'user_id'),
        selections: numberOf(row, 'selection_count'),
        turnover: isNothing || state === 'sold' ? 0 : stake,
        gross: isNothing ? 0 : net + numberOf(row, 'bonus_paid') + numberOf(row, 'boost_paid'),
        net,
      }
      return [numberOf(row, 'id'), worth]
    })
  )
}

export async function couponDifferences(db: Database, told: Told): Promise<string[]> {
  const differences: string[] = []
  const [sum] = await db.rows('select count(*) as n, sum(total_stake) as staked from coupons')
  const [shifts] = await db.rows('select count(*) as n from shifts')
  const pairs: [string, number, number][] = [
    ['coupons', told.coupons, numberOf(sum ?? {}, 'n')],
    ['stakes of all coupons', told.stakedMinor, numberOf(sum ?? {}, 'staked')],
    ['shifts', told.shifts, numberOf(shifts ?? {}, 'n')],
  ]
  for (const [name, bots, stored] of pairs) {
    if (bots !== stored) differences.push(`${name}: the bots know ${bots}, stored are ${stored}`)
  }
  // money that people got on a coupon less money that they paid; paying a ticket only moves it between pockets
  const wrong = await db.rows(
    `select c.id, coalesce(c.payout, 0) - c.total_stake as due, m.moved
     from coupons c left join (
       select t.reference_id as id, sum(e.amount) as moved
       from ledger_transfers t
       join ledger_entries e on e.transfer_id = t.id
       join ledger_accounts a on a.id = e.account_id
       where t.reference_type = 'coupon' and a.user_id is not null
       group by t.reference_id) m on m.id = c.id
     where coalesce(m.moved, 0) <> coalesce(c.payout, 0) - c.total_stake`
  )
  for (const row of wrong) {
    differences.push(
      `coupon ${row['id']}: the ledger moved ${row['moved']}, stake and payout make ${row['due']}`
    )
  }
  return differences
}
