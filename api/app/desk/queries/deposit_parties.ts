import db from '@adonisjs/lucid/services/db'
import { AppError, found } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { shopOf } from '#core/requests/access'
import { accessOf } from '#accounts/queries/chain'
import { userAccounts } from '#ledger/accounts'
import type { Machine } from '#machines/queries/find_machine'

interface Person {
  id: number
  path: string
  currency: string
  status: number
}

/** The user whose drawer has the cash, and the player whose balance rises. */
export interface DepositParties {
  desk: { id: number }
  player: { id: number; currency: string; balanceId: number; receivableId: number }
}

/**
 * The user of a machine, and a player of the same shop and currency. Throws 404 `notFound`, 403 `accountPassive` for either,
 * 403 `dealerPassive` while a dealer above is passive, 422 `currencyDiffers` [desk's, player's].
 */
export async function playerOfDesk(
  machine: Machine | null,
  username: string
): Promise<DepositParties> {
  const { siteId, userId } = found(machine)
  const desk = found(await person({ id: userId }))
  if (desk.status !== 1) throw new AppError('accountPassive')
  const usernameKey = username.toLowerCase()
  const player = await person({ site_id: siteId, username_key: usernameKey, type: 'player' })
  if (!player?.path.startsWith(shopOf({ type: 'terminal', path: desk.path }))) {
    throw AppError.notFound()
  }
  if (player.status !== 1) throw new AppError('accountPassive')
  if ((await accessOf(player.path)).isStopped) throw new AppError('dealerPassive')
  if (player.currency !== desk.currency) {
    throw new AppError('currencyDiffers', { params: [desk.currency, player.currency] })
  }
  const accounts = (await userAccounts([player.id])).get(player.id) ?? []
  const idOf = (pocket: 'balance' | 'receivable') =>
    must(accounts.find((account) => account.pocket === pocket)?.id, 'account of a player')
  return {
    desk: { id: desk.id },
    player: {
      id: player.id,
      currency: player.currency,
      balanceId: Number(idOf('balance')),
      receivableId: Number(idOf('receivable')),
    },
  }
}

async function person(where: Record<string, number | string>): Promise<Person | null> {
  const row = await db
    .query<Person>()
    .from('users')
    .where(where)
    .select('id', 'path', 'currency', 'status')
    .first()
  return row ? { ...row, id: Number(row.id) } : null
}
