/** The tickets of a draw that wait for their end. */
import db from '@adonisjs/lucid/services/db'
import type { Share } from '@grandstand/shared-types/games/wallet/split_by_share'
import { whereAmong, type Reader, type Trx } from '#core/database/transactions'
import type { OwedTicket } from '#draws/paying/ticket_accounts'

export interface WaitingTicket extends OwedTicket {
  code: string
  bets: readonly unknown[]
  maxWinMinor: number
  /** JSON: what it put into jackpots; null for nothing. */
  jackpotParts: string | null
}

interface Row {
  id: number
  siteId: number
  userId: number
  currency: string
  code: string
  bets: string
  stakeMinor: number
  maxWinMinor: number
  paidBy: string
  jackpotParts: string | null
}

const rowsOf = (from: Reader, drawId: number) =>
  from
    .query<Row>()
    .from('draw_tickets')
    .where({ draw_id: drawId, state: 'waiting' })
    .orderBy('id')
    .select({
      id: 'id',
      siteId: 'site_id',
      userId: 'user_id',
      currency: 'currency',
      code: 'code',
      bets: 'bets',
      stakeMinor: 'stake',
      maxWinMinor: 'max_win',
      paidBy: 'paid_by',
      jackpotParts: 'jackpot_parts',
    })

/** The first `most` of them. */
export async function waitingTickets(drawId: number, most: number): Promise<WaitingTicket[]> {
  const rows: Row[] = await rowsOf(db.connection(), drawId).limit(most)
  return rows.map(ticketOf)
}

/** Those among the ids that still wait, locked until `trx` ends. */
export async function lockWaiting(
  trx: Trx,
  drawId: number,
  ids: readonly number[]
): Promise<WaitingTicket[]> {
  const rows: Row[] = await whereAmong(rowsOf(trx, drawId), 'id', ids).forUpdate()
  return rows.map(ticketOf)
}

function ticketOf({ bets, paidBy, ...row }: Row): WaitingTicket {
  const read: unknown[] = JSON.parse(bets)
  const shares: Share[] = JSON.parse(paidBy)
  return {
    ...row,
    id: Number(row.id),
    siteId: Number(row.siteId),
    userId: Number(row.userId),
    stakeMinor: Number(row.stakeMinor),
    maxWinMinor: Number(row.maxWinMinor),
    bets: read,
    paidBy: shares,
  }
}
