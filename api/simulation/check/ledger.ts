/** The ledger by itself: every transfer, every account, and the tree as a whole. */
import { faultsIn, numberOf, textOf, type Database } from './database.ts'
import type { People } from './people.ts'

/** For a sound ledger these statements return no rows. */
export const LEDGER_FAULTS = {
  'transfers that do not sum to zero':
    'select transfer_id as id from ledger_entries group by transfer_id having sum(amount) <> 0',
  'transfers without entries':
    'select t.id from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id where e.id is null',
  'accounts whose balance is not the sum of their entries': `select a.id from ledger_accounts a
    left join ledger_entries e on e.account_id = a.id where a.user_id is not null
    group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  'accounts below their floor': 'select id from ledger_accounts where balance < floor',
  'entries that do not continue their chain': `select id from (
      select id, amount, balance_after, lag(balance_after) over (partition by account_id order by seq) as before_it
      from ledger_entries where seq is not null
    ) e where balance_after <> before_it + amount`,
  'accounts with a gap in their chain': `select account_id as id from ledger_entries where seq is not null
    group by account_id having max(seq) <> count(*)`,
  'tickets paid more than once': `select coupon_id as id from coupon_events where kind = 'paid'
    group by coupon_id having count(*) > 1`,
  'cards redeemed more than once': `select reference_id as id from ledger_transfers
    where kind = 'cardRedeemed' and reference_type = 'card' group by reference_id having count(*) > 1`,
}

export async function ledgerDifferences(db: Database, people: People): Promise<string[]> {
  return [
    ...(await faultsIn(db, LEDGER_FAULTS)),
    ...(await treeDifferences(db)),
    ...(await debtDifferences(db, people)),
  ]
}

/**
 * Money that moves inside the tree cancels out: the money of all people is what the house has given out, less what it
 * has received.
 */
async function treeDifferences(db: Database): Promise<string[]> {
  const rows = await db.rows(
    `select a.currency, t.kind,
       sum(case when a.user_id is null then e.amount else 0 end) as house,
       sum(case when a.user_id is null then 0 else e.amount end) as people
     from ledger_entries e join ledger_accounts a on a.id = e.account_id
     join ledger_transfers t on t.id = e.transfer_id group by a.currency, t.kind`
  )
  return rows.flatMap((row) => {
    const [house, people] = [numberOf(row, 'house'), numberOf(row, 'people')]
    if (house + people === 0) return []
    const what = `${textOf(row, 'kind')} in ${textOf(row, 'currency')}`
    return [`${what}: people have ${people}, the house gave ${0 - house}`]
  })
}

/**
 * The debts of users to the dealer directly above equal the amount that this dealer has lent; at the top, the house
 * lends.
 */
async function debtDifferences(db: Database, people: People): Promise<string[]> {
  const balances = await db.rows(
    `select user_id, pocket, balance from ledger_accounts where pocket in ('debt', 'lent')`
  )
  const [loans] = await db.rows(
    `select sum(e.amount) as amount from ledger_entries e
     join ledger_accounts a on a.id = e.account_id where a.pocket = 'loans'`
  )
  const lent = new Map<number, number>()
  const add = (id: number, amount: number) => lent.set(id, (lent.get(id) ?? 0) + amount)
  for (const row of balances) {
    const userId = numberOf(row, 'user_id')
    if (row['pocket'] === 'lent') add(userId, numberOf(row, 'balance'))
    else {
      const lender = people.dealersOf(people.byId.get(userId)?.parentId ?? 0)[0]
      add(lender?.id ?? 0, numberOf(row, 'balance'))
    }
  }
  add(0, numberOf(loans ?? {}, 'amount'))
  return [...lent].flatMap(([id, amount]) =>
    amount === 0 ? [] : [`${id ? people.nameOf(id) : 'the house'} has lent ${amount} too much`]
  )
}
