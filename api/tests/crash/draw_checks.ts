/** Tickets of draws as the database holds them after kills, computed again by the rules alone. */
import { createHash } from 'node:crypto'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { commit } from '@grandstand/shared-types/draws/commit'
import { drawOutcome, ticketEnds } from '@grandstand/shared-types/games/draw_tickets'
import { drawById } from '#draws/drawing/draw_row'
import { ticketRows, type StoredTicket } from '#draws/tickets/ticket_rows'

/** Tickets of a draw in the order of their ids. */
export async function ticketsOf(drawId: number): Promise<StoredTicket[]> {
  const rows: StoredTicket[] = await ticketRows()
    .where('draw_tickets.draw_id', drawId)
    .orderBy('draw_tickets.id')
  return rows
}

/** What is posted for each ticket as `<kind> <amount of its owner>`, by ticket. */
export async function postingsOf(siteId: number): Promise<Map<number, string[]>> {
  const rows: { ticketId: number; kind: string; amountMinor: number }[] = await db
    .query<{ ticketId: number; kind: string; amountMinor: number }>()
    .from('ledger_transfers as t')
    .join('ledger_entries as e', 'e.transfer_id', 't.id')
    .where({ 't.site_id': siteId, 't.reference_type': 'drawTicket' })
    .whereNotNull('e.seq')
    .groupBy('t.id', 't.reference_id', 't.kind')
    .orderBy('t.id')
    .select({ ticketId: 't.reference_id', kind: 't.kind' })
    .sum('e.amount as amountMinor')
  const byTicket = Map.groupBy(rows, ({ ticketId }) => Number(ticketId))
  return new Map(
    [...byTicket].map(([id, own]) => [
      id,
      own.map(({ kind, amountMinor }) => `${kind} ${Number(amountMinor)}`),
    ])
  )
}

/** Checks a draw that is over and each of its tickets; resolves to the wins of their owners. */
export async function assertDrawn(
  drawId: number,
  postings: ReadonlyMap<number, readonly string[]>,
  assert: Assert
): Promise<Map<number, number>> {
  const draw = await drawById(drawId)
  if (!draw?.serverSeed || !draw.clientSeed) throw new Error(`draw ${drawId} has no seeds`)
  const { gameCode, serverSeed, clientSeed, number: round } = draw
  const tickets = await ticketsOf(drawId)
  const lines = tickets.map(({ code, bets }) => `${code}:${bets}\n`)
  assert.equal(draw.state, 'paid')
  assert.equal(commit(serverSeed), draw.hash)
  assert.equal(clientSeed, createHash('sha256').update(lines.join('')).digest('hex'))
  const seeds = { serverSeed, clientSeed, round }
  assert.deepEqual(JSON.parse(draw.outcome ?? ''), drawOutcome(gameCode, seeds))
  const endOf = ticketEnds({ gameCode, seeds }, false)
  const wins = new Map<number, number>()
  const wrong = tickets.filter((ticket) => {
    const [stakeMinor, maxWinMinor] = [Number(ticket.stakeMinor), Number(ticket.maxWinMinor)]
    const end = endOf({ bets: JSON.parse(ticket.bets), stakeMinor, maxWinMinor })
    const userId = Number(ticket.userId)
    wins.set(userId, (wins.get(userId) ?? 0) + end.paidMinor)
    const due = [`drawStake ${0 - stakeMinor}`]
    if (end.paidMinor > 0) due.push(`drawWin ${end.paidMinor}`)
    return (
      ticket.state !== end.state ||
      Number(ticket.winMinor) !== end.paidMinor ||
      JSON.stringify(postings.get(Number(ticket.id))) !== JSON.stringify(due)
    )
  })
  assert.deepEqual(wrong.slice(0, 3), [])
  return wins
}
