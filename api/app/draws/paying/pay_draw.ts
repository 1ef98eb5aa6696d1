import { ticketEnds } from '@grandstand/shared-types/games/draw_tickets'
import { must } from '#core/errors/must'
import { seedsOf, type StoredDraw } from '#draws/drawing/draw_row'
import { finishDraw, settleTickets } from '#draws/paying/settle_tickets'

/** Pays every ticket of a drawn draw. A run that was stopped is carried on by the next. */
export async function payDraw(draw: StoredDraw, isStopped: () => boolean): Promise<void> {
  const seeds = must(seedsOf(draw), 'seeds of a drawn draw')
  const endOf = ticketEnds({ gameCode: draw.gameCode, seeds }, false)
  await settleTickets(
    draw.id,
    (ticket) => {
      const end = endOf(ticket)
      if (end.state === 'carried') throw new Error('a drawn ticket is not carried over')
      return end
    },
    isStopped
  )
  if (!isStopped()) await finishDraw(draw.id, 'paid')
}
