/** Jackpots that papers of desks have won: each is due to whoever brings the paper (rules 8.14, 13.6). */
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import { whereAmong, type Reader, type Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import type { WonJackpot } from '@grandstand/shared-types/wire/desk/unclaimed'
import { deadlineOf } from '#coupons/dues/deadlines'
import { duesOf, writeDues, type TicketDue } from '#coupons/dues/ticket_dues'
import type { PaperWin } from '#jackpots/applying/apply_stakes'

/** What the paper is for. */
export type PaperKind = 'coupon' | 'drawTicket'

const COLUMNS = { coupon: 'coupon_id', drawTicket: 'draw_ticket_id' } as const

/** A win of a coupon or a ticket, a player's too. */
export interface PaperJackpot {
  winId: number
  /** Of the coupon or the ticket. */
  ticketId: number
  jackpotNames: ByLanguage
  levelNames: ByLanguage
}

interface Row extends Omit<PaperJackpot, 'jackpotNames' | 'levelNames'> {
  jackpotNames: string
  levelNames: string
}

/** The wins of these coupons or tickets, in the order in which they fell. */
export async function jackpotsOfPaper(
  from: Reader,
  kind: PaperKind,
  ticketIds: readonly number[]
): Promise<PaperJackpot[]> {
  if (ticketIds.length === 0) return []
  const column = `w.${COLUMNS[kind]}`
  const rows: Row[] = await whereAmong(
    from.query<Row>().from('jackpot_wins as w'),
    column,
    ticketIds
  )
    .join('jackpots as j', 'j.id', 'w.jackpot_id')
    .join('jackpot_levels as l', 'l.id', 'w.level_id')
    .orderBy('w.id')
    .select({ winId: 'w.id', ticketId: column, jackpotNames: 'j.names', levelNames: 'l.names' })
  return rows.map(({ winId, ticketId, jackpotNames, levelNames }) => ({
    winId: Number(winId),
    ticketId: Number(ticketId),
    jackpotNames: JSON.parse(jackpotNames),
    levelNames: JSON.parse(levelNames),
  }))
}

/** A win of a paper with what became of its money. */
export interface OwedJackpot extends PaperJackpot {
  due: TicketDue
}

/** The wins of papers of desks; a player's win is none, since it was paid at once. */
export async function owedJackpots(
  from: Reader,
  kind: PaperKind,
  ticketIds: readonly number[]
): Promise<OwedJackpot[]> {
  const wins = await jackpotsOfPaper(from, kind, ticketIds)
  const dues = await duesOf(
    from,
    'jackpotWin',
    wins.map(({ winId }) => winId)
  )
  return wins.flatMap((win) => {
    const due = dues.get(win.winId)
    return due ? [{ ...win, due }] : []
  })
}

/** What papers have won, as those who show them need it, by the coupon's or the ticket's id. */
export async function wonJackpots(
  kind: PaperKind,
  ticketIds: readonly number[]
): Promise<(ticketId: number) => WonJackpot[]> {
  const won = await owedJackpots(db.connection(), kind, ticketIds)
  const now = clock.now()
  return (id) => won.filter(({ ticketId }) => ticketId === id).map((one) => viewOf(one, now))
}

const viewOf = ({ jackpotNames, levelNames, due }: OwedJackpot, now: number): WonJackpot => ({
  jackpotNames,
  levelNames,
  amountMinor: due.amountMinor,
  paidAt: due.state === 'collected' ? due.endedAt : null,
  ...deadlineOf(due, now),
})

/** What is due of them and not expired. */
export const dueMinorOf = (jackpots: readonly WonJackpot[]): number =>
  jackpots
    .filter(({ paidAt, hasExpired }) => paidAt === null && !hasExpired)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** A jackpot that is due on the row of `id`, for a condition of a query. */
export const whereJackpotDue =
  (kind: PaperKind, id: string) =>
  <Of>(query: DatabaseQueryBuilderContract<Of>): void =>
    void ofRow(query, kind, id).where('d.state', 'due')

/** A jackpot on the row of `id` that this user has paid in cash. */
export const wherePaidJackpot =
  (kind: PaperKind, id: string, userId: number) =>
  <Of>(query: DatabaseQueryBuilderContract<Of>): void =>
    void ofRow(query, kind, id).where({ 'd.state': 'collected', 'd.collected_by': userId })

const ofRow = <Of>(query: DatabaseQueryBuilderContract<Of>, kind: PaperKind, id: string) =>
  query
    .from('jackpot_wins as w')
    .join('ticket_dues as d', 'd.ticket_id', 'w.id')
    .where('d.kind', 'jackpotWin')
    .whereColumn(`w.${COLUMNS[kind]}`, id)
    .select('w.id')

interface Sale {
  /** The code of a coupon or a ticket. */
  codeOf: (ticketId: number) => string
  /** The days of a brand in which a desk pays. */
  validDaysOf: (siteId: number) => number
}

/** Writes what papers have won in the transaction of their stakes; costs no statement where none has. */
export async function oweJackpots(
  trx: Trx,
  wins: readonly PaperWin[],
  { codeOf, validDaysOf }: Sale
): Promise<void> {
  if (wins.length === 0) return
  const at = clock.now()
  const settled = []
  for (const { number, levelId, runNumber, siteId, ...win } of wins) {
    settled.push({
      ...win,
      ticketId: await winIdOf(trx, levelId, runNumber),
      siteId,
      code: codeOf(number),
      validDays: validDaysOf(siteId),
    })
  }
  await writeDues(trx, 'jackpotWin', settled, { before: new Map(), at })
}

async function winIdOf(trx: Trx, levelId: number, runNumber: number): Promise<number> {
  const row = await trx
    .query<{ id: number }>()
    .from('jackpot_wins')
    .where({ level_id: levelId, run_number: runNumber })
    .select('id')
    .first()
  return Number(must(row?.id, 'number of a win'))
}
