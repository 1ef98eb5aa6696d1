import { roomOf } from '@grandstand/shared-types/protection/own_limits'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import { userAccounts } from '#ledger/accounts'
import { recordRefusedActivity, type Activity, type Asker } from '#origins/refused_activity'
import { isExcluded, protectionOf } from '#protection/queries/settings_of'
import { moneyUse, periodStarts } from '#protection/queries/own_use'

interface Depositor {
  id: number
  siteId: number
}

/**
 * Before money comes to a player in any way: throws 403 `selfExcluded` and records the refusal (must-hold A7). Call it
 * outside a transaction.
 */
export async function requireNotExcluded(
  asker: Asker,
  activity: Activity,
  playerId = asker.userId
): Promise<void> {
  const settings = (await protectionOf([playerId])).get(playerId)
  if (!settings || !isExcluded(settings)) return
  await recordRefusedActivity(asker, 'user.exclusionRefused', { activity, subjectId: playerId })
  throw new AppError('selfExcluded')
}

/**
 * Compares a deposit of `amountMinor` with the strictest of the player's own deposit limits (must-hold A6). Locks the
 * player's accounts, so that of two deposits at once the second counts the first. Throws 422 `ownDepositLimit` [room].
 */
export async function requireDepositRoom(
  trx: Trx,
  player: Depositor,
  amountMinor: number
): Promise<void> {
  const limits = await depositLimits(trx, player.id)
  if (limits.length === 0) return
  await userAccounts([player.id], { trx, lock: true })
  const use = await moneyUse(trx, player.id, 'deposit', await periodStarts(player.siteId))
  const found = roomOf(limits, 'deposit', use)
  if (found && amountMinor > found.room) {
    throw new AppError('ownDepositLimit', { params: [found.room] })
  }
}

/** Read in the transaction, so that a limit that another server has set binds at once. */
async function depositLimits(trx: Trx, userId: number) {
  const rows = await trx
    .query<{ period: 'day' | 'week' | 'month'; value: number }>()
    .from('own_limits')
    .where({ user_id: userId, kind: 'deposit' })
    .whereNull('ended_at')
    .whereNotNull('confirmed_at')
    .select('period', 'value')
  return rows.map(({ period, value }) => ({
    kind: 'deposit' as const,
    period,
    value: Number(value),
  }))
}
