import db from '@adonisjs/lucid/services/db'
import type { TransferSubject } from '@grandstand/shared-types/money/transfers'
import type { Trx } from '#core/database/transactions'
import type { Moved } from '#dealers/turnover/moved'
import { TURNOVER_SUMS } from '#dealers/turnover/turnover_sums'

/** What players moved in rounds of games from `from` until `until`, by the product of the round. */
export const gamesIn = (trx: Trx, from: number, until: number): Promise<Moved[]> =>
  movedIn(trx, { table: 'game_rounds', subject: 'gameRound' }, from, until)

/** What players and desks moved with tickets of draws, by the product of the ticket. */
export const drawsIn = (trx: Trx, from: number, until: number): Promise<Moved[]> =>
  movedIn(trx, { table: 'draw_tickets', subject: 'drawTicket' }, from, until)

interface Played {
  table: 'game_rounds' | 'draw_tickets'
  subject: TransferSubject
}

const movedIn = (
  trx: Trx,
  { table, subject }: Played,
  from: number,
  until: number
): Promise<Moved[]> =>
  trx
    .query<Moved>()
    .from('ledger_transfers')
    .join('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .join('users', 'users.id', 'ledger_accounts.user_id')
    .join(table, `${table}.id`, 'ledger_transfers.reference_id')
    .leftJoin('users as heads', 'heads.id', 'users.parent_id')
    .where('ledger_transfers.created_at', '>=', from)
    .where('ledger_transfers.created_at', '<', until)
    .where('ledger_transfers.reference_type', subject)
    .groupBy(`${table}.site_id`, `${table}.currency`, `${table}.product`, 'users.parent_id')
    .select(`${table}.site_id`, `${table}.currency`, `${table}.product`)
    .select(db.raw("coalesce(max(heads.path), '/') as path"))
    .select(db.raw('0 as sport_id'))
    .select(db.raw(`${TURNOVER_SUMS.bets} as coupons`))
    .select(db.raw(`${TURNOVER_SUMS.stakes} as stakes`))
    .select(db.raw(`${TURNOVER_SUMS.payouts} as payouts`))
