/** How much cash players may put into a machine (rules 9.9). */
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import { openShiftOf } from '#desk/queries/shift'
import { periodStarts } from '#protection/queries/own_use'
import { siteById } from '#sites/current_site'

interface Cash {
  siteId: number
  /** The machine's row. */
  machineId: number
  /** The user in whose drawer the cash counts. */
  deskId: number
  player: { id: number; currency: string }
  amountMinor: number
}

/**
 * Throws 422 `cashAboveMax` [room] for cash above what the brand lets players put into machines: at once, in the open shift, or
 * one player on a day. Lock the machine first, so that of two messages the second counts the first.
 */
export async function requireCashRoom(trx: Trx, cash: Cash): Promise<void> {
  const { siteId, machineId, deskId, player, amountMinor } = cash
  const { maxDepositMinor, maxDayMinor, maxShiftMinor } = (await siteById(siteId)).settings.cash
  const shift = await openShiftOf(deskId, trx)
  const ofPlayer = { player_id: player.id, currency: player.currency }
  const rooms: readonly [most: number, before: () => Promise<number>][] = [
    [maxDepositMinor, async () => 0],
    [maxShiftMinor, () => takenSince(trx, { machine_id: machineId }, shift?.openedAt ?? 0)],
    [maxDayMinor, async () => takenSince(trx, ofPlayer, (await periodStarts(siteId)).day)],
  ]
  for (const [most, before] of rooms) {
    if (most === 0) continue
    const room = Math.max(0, most - (await before()))
    if (amountMinor > room) throw new AppError('cashAboveMax', { params: [room] })
  }
}

async function takenSince(
  trx: Trx,
  where: Record<string, number | string>,
  sinceMs: number
): Promise<number> {
  const row = await trx
    .query<{ total: number | null }>()
    .from('machine_deposits')
    .where(where)
    .where('created_at', '>=', sinceMs)
    .sum('amount as total')
    .first()
  return Number(row?.total ?? 0)
}
