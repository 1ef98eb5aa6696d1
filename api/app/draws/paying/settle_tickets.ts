/** Pays or returns the tickets of a draw, page by page, each once whatever kills happen (rules 14.4, 14.5). */
import db from '@adonisjs/lucid/services/db'
import type { TicketEnd } from '@grandstand/shared-types/games/draw_tickets'
import { bus } from '#core/bus'
import { inTransaction, whereAmong, type Trx } from '#core/database/transactions'
import { updateRows } from '#core/database/update_rows'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { userAccounts } from '#ledger/accounts'
import { post, reserveTransferIds, type Transfer } from '#ledger/post'
import { announceDraw } from '#draws/drawing/announce'
import { drawFaultPoints } from '#draws/drawing/fault_points'
import { settledDays, writeTicketDues } from '#draws/paying/desk_dues'
import { payoutOf, ticketAccounts, type TicketAccounts } from '#draws/paying/ticket_accounts'
import { undoneOf } from '#draws/paying/feed_jackpots'
import { feedingJackpots, type FeedJackpots } from '#jackpots/applying/feeding'
import { lockWaiting, waitingTickets, type WaitingTicket } from '#draws/paying/waiting_tickets'

const PAGE = 1_000

type Ended = Exclude<TicketEnd, { state: 'carried' }>

interface Settled {
  ticket: WaitingTicket
  end: Ended
}

/** Ends every waiting ticket of the draw as `endOf` says. A page is one transaction, and its tickets are locked in it. */
export async function settleTickets(
  drawId: number,
  endOf: (ticket: WaitingTicket) => Ended,
  isStopped: () => boolean
): Promise<void> {
  for (;;) {
    const page = await waitingTickets(drawId, PAGE)
    if (page.length === 0 || isStopped()) return
    const accounts = await ticketAccounts(page)
    const validDays = await settledDays(page)
    const transferIds = await reserveTransferIds(page.length)
    const ids = page.map(({ id }) => id)
    const brands = new Set(page.map(({ siteId }) => siteId)).size
    const settled = await feedingJackpots({ stakes: brands }, (feed) =>
      inTransaction(async (trx) => {
        const tickets = await lockWaiting(trx, drawId, ids)
        const ends = tickets.map((ticket) => ({ ticket, end: endOf(ticket) }))
        const at = clock.now()
        await write(trx, ends, at)
        await writeTicketDues(trx, ends, { accounts, validDays, at })
        drawFaultPoints.reach('ticketsWritten')
        const { transfers, locked } = await leaveJackpots(trx, ends, accounts, feed)
        await post(trx, [...transfersOf(ends, accounts, transferIds), ...transfers], locked)
        drawFaultPoints.reach('moneyPosted')
        return ends
      })
    )
    drawFaultPoints.reach('pagePaid')
    announce(settled)
  }
}

/** Marks a draw whose tickets have all come to their end. */
export async function finishDraw(drawId: number, state: 'paid' | 'failed'): Promise<void> {
  const left = await waitingTickets(drawId, 1)
  if (left.length > 0) return
  const from = state === 'paid' ? 'drawn' : 'failed'
  await db
    .from('draws')
    .where({ id: drawId, state: from })
    .whereNull('done_at')
    .update({ state, done_at: clock.now() })
  await announceDraw(drawId)
}

async function write(trx: Trx, ends: readonly Settled[], at: number): Promise<void> {
  const lost = ends.filter(({ end }) => end.state === 'lost').map(({ ticket }) => ticket.id)
  if (lost.length > 0) {
    await whereAmong(trx.from('draw_tickets'), 'id', lost).update({
      state: 'lost',
      win: 0,
      settled_at: at,
    })
  }
  await updateRows(
    trx,
    'draw_tickets',
    { state: 'text', win: 'integer', settled_at: 'integer' },
    ends
      .filter(({ end }) => end.state !== 'lost')
      .map(({ ticket, end }) => ({
        id: ticket.id,
        state: end.state,
        win: end.paidMinor,
        settled_at: at,
      }))
  )
}

/** A stake that goes back takes its shares out of the jackpots; the accounts are locked before the levels, as in a sale. */
async function leaveJackpots(
  trx: Trx,
  ends: readonly Settled[],
  accounts: TicketAccounts,
  feed: FeedJackpots
) {
  const undone = ends.flatMap(({ ticket, end }) =>
    end.state === 'void' ? undoneOf(ticket, accounts.houseOf(ticket)) : []
  )
  if (undone.length === 0) return { transfers: [], locked: [] }
  const owners = [...new Set(ends.map(({ ticket }) => ticket.userId))]
  const locked = [...(await userAccounts(owners, { trx, lock: true })).values()].flat()
  return { transfers: (await feed(trx, { undone })).transfers, locked }
}

const transfersOf = (
  ends: readonly Settled[],
  accounts: TicketAccounts,
  transferIds: readonly number[]
): Transfer[] =>
  ends
    .filter(({ end }) => end.paidMinor > 0)
    .map(({ ticket, end }, index) =>
      payoutOf(ticket, accounts, {
        transferId: must(transferIds[index], 'number for a transfer'),
        kind: end.state === 'void' ? 'drawReturn' : 'drawWin',
        amountMinor: end.paidMinor,
      })
    )

function announce(settled: readonly Settled[]): void {
  for (const { ticket, end } of settled) {
    const { userId, id: ticketId, code, currency } = ticket
    const { state, paidMinor: winMinor } = end
    bus.emit('drawTicketChanged', { userId, ticketId, code, state, winMinor, currency })
  }
  const paid = settled.filter(({ end }) => end.paidMinor > 0).map(({ ticket }) => ticket.userId)
  if (paid.length > 0) bus.emit('balanceChanged', { userIds: [...new Set(paid)] })
}
