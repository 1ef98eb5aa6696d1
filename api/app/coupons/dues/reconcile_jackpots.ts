/** Checks what papers of desks have won against what is due on them, and against the cash that was paid. */
import db from '@adonisjs/lucid/services/db'
import { sumOfRows } from '#core/database/sums'

interface Row {
  id: number
  amount: number
  due: number | null
  state: string | null
  paid: number | null
}

/** Names the first win that is not owed in full, or whose payment is not in the ledger once; null when there is none. */
export async function reconcilePaperJackpots(): Promise<string | null> {
  const row = await db
    .query<Row>()
    .from('jackpot_wins as w')
    .join('users as u', 'u.id', 'w.user_id')
    .leftJoin('ticket_dues as d', (due) =>
      due.on('d.ticket_id', 'w.id').onVal('d.kind', 'jackpotWin')
    )
    .joinRaw(
      `left join (
         select t.reference_id as win_id, sum(e.amount) as paid
         from ledger_transfers t
         join ledger_entries e on e.transfer_id = t.id
         join ledger_accounts a on a.id = e.account_id and a.pocket = 'drawer'
         where t.reference_type = 'jackpotWin' and t.kind = 'jackpotPaid'
         group by t.reference_id
       ) as money on money.win_id = w.id`
    )
    .whereNot('u.type', 'player')
    .whereRaw(
      `(coalesce(d.amount, 0) <> w.amount
        or coalesce(money.paid, 0) <> case when d.state = 'collected' then w.amount else 0 end)`
    )
    .select({ id: 'w.id', amount: 'w.amount', due: 'd.amount', state: 'd.state' })
    .select('money.paid as paid')
    .first()
  if (!row) return null
  const due = row.due === null ? 'nothing' : `${row.due}, ${row.state}`
  return `jackpot win ${row.id} of a paper is ${row.amount}, due is ${due}, a desk paid ${sumOfRows(row.paid)}`
}
