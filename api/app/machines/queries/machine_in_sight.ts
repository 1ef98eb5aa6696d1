import type { DeskMode } from '@grandstand/shared-types/accounts/machines'
import type { Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { scopeToPrincipal, type Principal } from '#core/requests/access'

interface MachineInSight {
  id: number
  machineId: string
  mode: DeskMode
  userId: number
  currency: string
  lockedAt: number | null
  revokedAt: number | null
}

/** A machine whose user the principal sees, locked until `trx` ends. Throws 404 `notFound`. */
export async function lockMachineRow(
  trx: Trx,
  principal: Principal,
  id: number
): Promise<MachineInSight> {
  const query = trx
    .query<MachineInSight>()
    .from('machines')
    .join('users', 'users.id', 'machines.user_id')
    .where('machines.id', id)
    .select({
      id: 'machines.id',
      machineId: 'machines.machine_id',
      mode: 'machines.mode',
      userId: 'machines.user_id',
      currency: 'users.currency',
      lockedAt: 'machines.locked_at',
      revokedAt: 'machines.revoked_at',
    })
    .forUpdate()
  const row = await scopeToPrincipal(query, principal).first()
  if (!row) throw AppError.notFound()
  return { ...row, id: Number(row.id), userId: Number(row.userId) }
}
