/** One round of the work on draws: opening, closing, drawing, paying, moving on. */
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/timing/clock'
import { closeDraw } from '#draws/drawing/close_draw'
import { drawDraw } from '#draws/drawing/draw_draw'
import { drawById, drawRows, type StoredDraw } from '#draws/drawing/draw_row'
import { failDraw } from '#draws/drawing/fail_draw'
import { planDraws } from '#draws/drawing/plan_draws'
import { moveOn } from '#draws/paying/move_on'
import { payDraw } from '#draws/paying/pay_draw'

/** A draw whose sales did not end in time, as no server ran, fails this long after its time. */
export const MISSED_AFTER_MS = 30_000

const never = () => false

/** Draws with work left that is due. */
export async function dueDraws(): Promise<StoredDraw[]> {
  const rows: StoredDraw[] = await drawRows()
    .whereNull('draws.done_at')
    .where((query) =>
      query.where('draws.closes_at', '<=', clock.now()).orWhere('draws.state', 'failed')
    )
    .orderBy('draws.draws_at')
  return rows.filter(
    ({ state, clientSeed, drawsAt }) =>
      !(state === 'closed' && clientSeed !== null && Number(drawsAt) > clock.now())
  )
}

/** A fault of one draw keeps no other one from its turn. */
export async function workOnDraws(isStopped: () => boolean = never): Promise<void> {
  await planDraws()
  for (const draw of await dueDraws()) {
    if (isStopped()) return
    try {
      await workOn(draw, isStopped)
    } catch (error) {
      logger.error({ err: error, drawId: draw.id }, 'work on a draw stopped; it is tried again')
    }
  }
}

/** Takes a draw as far as its time allows. */
async function workOn(draw: StoredDraw, isStopped: () => boolean): Promise<void> {
  const step = stepOf(draw, clock.now())
  if (step === null) return
  await step(draw, isStopped)
  const after = await drawById(draw.id)
  if (after && after.doneAt === null && hasMoved(draw, after)) await workOn(after, isStopped)
}

type Step = (draw: StoredDraw, isStopped: () => boolean) => Promise<void>

function stepOf({ state, clientSeed, drawsAt }: StoredDraw, now: number): Step | null {
  if (state === 'failed') return moveOn
  if (state === 'drawn') return payDraw
  if (state === 'open' && now >= Number(drawsAt) + MISSED_AFTER_MS) {
    return (draw) => failDraw(draw, 'missed')
  }
  if (state === 'open' || clientSeed === null) return closeDraw
  return now >= Number(drawsAt) ? drawDraw : null
}

const hasMoved = (before: StoredDraw, after: StoredDraw): boolean =>
  before.state !== after.state || before.clientSeed !== after.clientSeed
