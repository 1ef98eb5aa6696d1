import type { DeskMode } from '@grandstand/shared-types/accounts/machines'
import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#core/database/transactions'

export interface Machine {
  id: number
  siteId: number
  /** The user who works at the machine. */
  userId: number
  name: string
  mode: DeskMode
  publicKey: string | null
  lockedAt: number | null
  revokedAt: number | null
}

/** The machine last registered under an id; null for an unknown id. With `trx` its row is locked. */
export async function findMachine(
  siteId: number,
  machineId: string,
  trx?: Trx
): Promise<Machine | null> {
  const query = (trx ?? db)
    .query<Machine>()
    .from('machines')
    .where({ site_id: siteId, machine_id: machineId })
    .select({
      id: 'id',
      siteId: 'site_id',
      userId: 'user_id',
      name: 'name',
      mode: 'mode',
      publicKey: 'public_key',
      lockedAt: 'locked_at',
      revokedAt: 'revoked_at',
    })
    .orderBy('id', 'desc')
  const row = await (trx ? query.forUpdate() : query).first()
  return row ? { ...row, id: Number(row.id), userId: Number(row.userId) } : null
}
