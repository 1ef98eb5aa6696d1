/** Ends the sales of a draw and makes its client seed (rules 14.2). */
import db from '@adonisjs/lucid/services/db'
import { announceDraw } from '#draws/drawing/announce'
import { clientSeedOf } from '#draws/drawing/client_seed'
import type { StoredDraw } from '#draws/drawing/draw_row'
import { drawFaultPoints } from '#draws/drawing/fault_points'

/**
 * Sales share a lock on the row of the draw, so the change of its state waits for every ticket that is being sold, and none is
 * sold after it. A run that was killed in between is carried on by the next: the seed follows from the tickets.
 */
export async function closeDraw({ id }: Pick<StoredDraw, 'id'>): Promise<void> {
  await db.from('draws').where({ id, state: 'open' }).update({ state: 'closed' })
  drawFaultPoints.reach('salesEnded')
  const seed = await clientSeedOf(id)
  await db
    .from('draws')
    .where({ id, state: 'closed' })
    .whereNull('client_seed')
    .update({ client_seed: seed })
  await announceDraw(id)
}
