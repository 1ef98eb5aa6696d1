/** Draws the result of a closed draw. It follows from the seeds, so that a second run comes to the same. */
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { drawOutcome } from '@grandstand/shared-types/games/draw_tickets'
import { clock } from '#core/timing/clock'
import { must } from '#core/errors/must'
import { announceDraw } from '#draws/drawing/announce'
import type { StoredDraw } from '#draws/drawing/draw_row'
import { failDraw } from '#draws/drawing/fail_draw'
import { drawFaultPoints } from '#draws/drawing/fault_points'
import { openSeed } from '#draws/drawing/server_seeds'

/** Publishes the server seed and the result. A draw whose seed is lost, or breaks its promise, fails. */
export async function drawDraw(draw: StoredDraw): Promise<void> {
  const serverSeed = openSeed(draw)
  if (serverSeed === null) {
    logger.error({ drawId: draw.id }, 'the seed of a draw is not the one that was promised')
    await failDraw(draw, 'fault')
    return
  }
  const clientSeed = must(draw.clientSeed, 'client seed of a closed draw')
  const outcome = drawOutcome(draw.gameCode, { serverSeed, clientSeed, round: draw.number })
  await db
    .from('draws')
    .where({ id: draw.id, state: 'closed' })
    .update({
      state: 'drawn',
      server_seed: serverSeed,
      outcome: JSON.stringify(outcome),
      drawn_at: clock.now(),
    })
  drawFaultPoints.reach('resultDrawn')
  await announceDraw(draw.id)
}
