/** The figures of statements, and their sums. */
import { numberOf, textOf, type Database, type Row } from './database.ts'

/** The kinds of transfers that each figure counts. */
export const FIGURES: Record<string, readonly string[]> = {
  given: ['creditSent'],
  taken: ['creditTaken'],
  stakes: ['stake', 'gameBet', 'drawStake'],
  payouts: ['win', 'gameWin', 'jackpotWin', 'drawWin'],
  cancelled: ['refund', 'gameRollback', 'drawReturn'],
  sold: ['sell'],
  bonuses: ['bonus', 'oddsBoost', 'bonusGranted', 'bonusConverted', 'bonusForfeited'],
  cards: ['cardsMade', 'cardRedeemed', 'cardsVoided', 'cardsExpired'],
  cash: ['shiftOpened', 'ticketPaid', 'jackpotPaid', 'shiftVariance', 'shiftClosed'],
  corrections: ['resettle', 'gameWinBack', 'ticketExpired', 'ticketRevived'],
  commission: ['commissionPaid'],
}

/** A figure over all statements, and the same from the ledger alone. */
export interface FigureSum {
  name: string
  statements: number
  ledger: number
}

/** Compares the sums of all statements with the ledger, by kind of transfer, for everybody below the admins. */
export async function sums(db: Database, periods: readonly Row[]): Promise<FigureSum[]> {
  const end = periods.at(-1)?.['ends_at'] ?? 0
  const moved = await db.rows(
    `select t.kind, sum(e.amount) as amount from ledger_entries e
     join ledger_transfers t on t.id = e.transfer_id
     join ledger_accounts a on a.id = e.account_id
     join users u on u.id = a.user_id
     where u.type <> 'admin' and a.pocket not in ('debt', 'lent') and t.created_at < ${end}
     group by t.kind`
  )
  const [stated = {}] = await db.rows(
    `select ${Object.keys(FIGURES)
      .map((name) => `sum(${name}) as ${name}`)
      .join(', ')} from statements`
  )
  return Object.entries(FIGURES).map(([name, kinds]) => ({
    name,
    statements: numberOf(stated, name),
    ledger: moved
      .filter((row) => kinds.includes(textOf(row, 'kind')))
      .reduce((sum, row) => sum + numberOf(row, 'amount'), 0),
  }))
}
