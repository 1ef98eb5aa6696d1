/** The tickets of a failed draw move on to the next draw of its game, or their stakes go back (rules 14.5). */
import db from '@adonisjs/lucid/services/db'
import { ticketEnds } from '@grandstand/shared-types/games/draw_tickets'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction, whereAmong } from '#core/database/transactions'
import { whereOwner, type StoredDraw } from '#draws/drawing/draw_row'
import { drawFaultPoints } from '#draws/drawing/fault_points'
import { finishDraw, settleTickets } from '#draws/paying/settle_tickets'
import { lockWaiting, waitingTickets, type WaitingTicket } from '#draws/paying/waiting_tickets'
import { drawGames } from '#draws/settings/draw_games'
import { DRAW_GAMES } from '@grandstand/shared-types/games/draw_games'

const PAGE = 1_000

/** Moves every waiting ticket. While an enabled game has no open draw yet, they wait for the next run. */
export async function moveOn(draw: StoredDraw, isStopped: () => boolean): Promise<void> {
  const hasNext = !DRAW_GAMES[draw.gameCode].isRace && (await hasNextDraw(draw))
  const endOf = ticketEnds({ gameCode: draw.gameCode, seeds: null }, hasNext)
  if (hasNext) {
    await carryOver(draw, isStopped)
  } else {
    await settleTickets(
      draw.id,
      (ticket) => {
        const end = endOf(ticket)
        if (end.state === 'carried') throw new Error('there is no draw to carry to')
        return end
      },
      isStopped
    )
  }
  if (!isStopped()) await finishDraw(draw.id, 'failed')
}

/** Whether the game goes on, for all brands or at the brand whose own draw it is: it is drawn, or has an open draw left. */
async function hasNextDraw(draw: StoredDraw): Promise<boolean> {
  const game = (await drawGames()).find(({ id }) => id === Number(draw.gameId))
  const siteId = draw.ownSiteId === null ? null : Number(draw.ownSiteId)
  const isDrawn = siteId === null ? game?.isEnabled : game?.calendars.get(siteId)?.isEnabled
  return isDrawn === true || (await nextOpen(draw)) !== null
}

/** Of the same brand, or of all brands as the draw itself. */
async function nextOpen({ gameId, ownSiteId }: StoredDraw): Promise<number | null> {
  const open = db.query<{ id: number }>().from('draws')
  const row = await whereOwner(open, ownSiteId === null ? null : Number(ownSiteId))
    .where({ game_id: gameId, state: 'open' })
    .where('closes_at', '>', clock.now())
    .orderBy('draws_at')
    .select('id')
    .first()
  return row ? Number(row.id) : null
}

async function carryOver(draw: StoredDraw, isStopped: () => boolean): Promise<void> {
  for (;;) {
    const page = await waitingTickets(draw.id, PAGE)
    const nextId = await nextOpen(draw)
    if (page.length === 0 || nextId === null || isStopped()) return
    const ids = page.map(({ id }) => id)
    const carried = await inTransaction(async (trx): Promise<WaitingTicket[]> => {
      // as a sale does: the draw must not close meanwhile
      const next = await trx
        .query<{ id: number }>()
        .from('draws')
        .where({ id: nextId, state: 'open' })
        .where('closes_at', '>', clock.now())
        .select('id')
        .forShare()
        .first()
      if (!next) return []
      const tickets = await lockWaiting(trx, draw.id, ids)
      await whereAmong(
        trx.from('draw_tickets'),
        'id',
        tickets.map(({ id }) => id)
      ).update({ draw_id: nextId, carried_from: draw.number })
      drawFaultPoints.reach('ticketsWritten')
      return tickets
    })
    drawFaultPoints.reach('pagePaid')
    for (const { userId, id: ticketId, code, currency } of carried) {
      bus.emit('drawTicketChanged', {
        userId,
        ticketId,
        code,
        state: 'waiting',
        winMinor: 0,
        currency,
      })
    }
  }
}
