/** Compares the counted hours of every branch with the ledger. */
import { numberOf, textOf, type Database } from './database.ts'
import type { People } from './people.ts'

const STAKES = ['stake', 'refund', 'gameBet', 'gameRollback', 'drawStake', 'drawReturn']
const PAYOUTS = [
  'win',
  'bonus',
  'resettle',
  'sell',
  'gameWin',
  'gameWinBack',
  'jackpotWin',
  'drawWin',
]

export async function turnoverDifferences(db: Database, people: People): Promise<string[]> {
  const sums = new Map<string, number>()
  const add = (headId: number, what: string, amount: number) => {
    const key = `${headId ? people.nameOf(headId) : 'the brand'}: ${what} by hour`
    sums.set(key, (sums.get(key) ?? 0) + amount)
  }
  const moved = await db.rows(
    `select a.user_id, t.kind, sum(e.amount) as amount from ledger_transfers t
     join ledger_entries e on e.transfer_id = t.id
     join ledger_accounts a on a.id = e.account_id
     where t.reference_type in ('coupon', 'gameRound', 'drawTicket') and a.user_id is not null group by a.user_id, t.kind`
  )
  for (const row of moved) {
    const kind = textOf(row, 'kind')
    const what = STAKES.includes(kind) ? 'stakes' : PAYOUTS.includes(kind) ? 'payouts' : null
    if (what === null) continue
    const amount = numberOf(row, 'amount') * (what === 'stakes' ? -1 : 1)
    const userId = numberOf(row, 'user_id')
    // a desk is a head of its own coupons, a player is not
    const heads = people.chainOf(userId).filter(({ type }) => type !== 'player')
    for (const id of [0, ...heads.map((head) => head.id)]) add(id, what, amount)
  }
  const hours = await db.rows(
    'select head_id, sum(stakes) as stakes, sum(payouts) as payouts from turnover_hours group by head_id'
  )
  for (const row of hours) {
    add(numberOf(row, 'head_id'), 'stakes', 0 - numberOf(row, 'stakes'))
    add(numberOf(row, 'head_id'), 'payouts', 0 - numberOf(row, 'payouts'))
  }
  return [...sums].flatMap(([name, amount]) =>
    amount === 0 ? [] : [`${name} differ from the ledger by ${amount}`]
  )
}
