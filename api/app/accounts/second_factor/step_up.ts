import db from '@adonisjs/lucid/services/db'
import { PROOF_MINUTES } from '@grandstand/shared-types/accounts/second_factor'
import { AppError } from '#core/errors/app_error'
import type { Trx } from '#core/database/transactions'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'

/** The check behind `requireStepUp`. Throws 403 `stepUpNeeded`. */
export async function checkStepUp({ userId, sessionId }: Principal, trx?: Trx): Promise<void> {
  const row = await (trx ?? db)
    .query<{ proven_at: number | null }>()
    .from('second_factors')
    .leftJoin('user_sessions', (join) => {
      join
        .on('user_sessions.user_id', 'second_factors.user_id')
        .andOnVal('user_sessions.id', sessionId)
    })
    .where('second_factors.user_id', userId)
    .whereNotNull('second_factors.confirmed_at')
    .select('user_sessions.proven_at')
    .first()
  if (!row) return
  const provenUntil = Number(row.proven_at ?? 0) + PROOF_MINUTES * 60_000
  if (provenUntil <= clock.now()) throw new AppError('stepUpNeeded')
}
