/** Ends the shifts of revoked machines: at once, or as soon as no live coupon of the desk is pending. */
import { ofBrandsHere } from '#core/database/brands_here'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#audit/record_audit'
import { inTransaction } from '#core/database/transactions'
import { oneByOne } from '#core/timing/one_by_one'
import { Rounds } from '#core/timing/rounds'
import { endShift, isCouponWaiting, prepareEnd, type DeskUser } from '#desk/end_shift'
import { lockDrawer } from '#ledger/drawer'

const EVERY_MS = 2_000

const rounds = new Rounds(round, EVERY_MS)

export const startShiftEnds = (): void => rounds.start(0)

/** Stops the loop; resolves when the present round is done. */
export const stopShiftEnds = (): Promise<void> => rounds.stop()

async function round(): Promise<void> {
  try {
    await endMarkedShifts()
  } catch (error) {
    logger.error({ err: error }, 'shifts of revoked machines could not be ended')
  }
}

/** Ends the open shifts that are marked with `ended_because`. */
export async function endMarkedShifts(): Promise<void> {
  const marked: (DeskUser & { id: number })[] = await ofBrandsHere(
    db.query<DeskUser & { id: number }>().from('shifts')
  )
    .whereNotNull('open_for')
    .whereNotNull('ended_because')
    .select({ id: 'id', userId: 'user_id', siteId: 'site_id', currency: 'currency' })
  await oneByOne(marked, { failed: 'a shift of a revoked machine could not end' }, (desk) =>
    endMarked({ ...desk, userId: Number(desk.userId) })
  )
}

async function endMarked(desk: DeskUser): Promise<void> {
  const prepared = await prepareEnd(desk)
  await inTransaction(async (trx) => {
    const drawer = await lockDrawer(trx, desk.userId)
    // another process may have ended the shift
    if (!drawer?.isOpen || (await isCouponWaiting(trx, desk.userId))) return
    const ended = await endShift(trx, { desk, drawer, countedMinor: null, prepared })
    const { id, closedAt, expectedMinor, currency } = ended
    await recordAudit(trx, {
      siteId: desk.siteId,
      actorId: null,
      action: 'shift.close',
      subjectType: 'shift',
      subjectId: id,
      detail: { closedAt, expectedMinor, currency, endedBecause: 'machineRevoked' },
    })
  })
}
