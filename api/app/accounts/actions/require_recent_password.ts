import db from '@adonisjs/lucid/services/db'
import { PASSWORD_PROOF_MINUTES } from '@grandstand/shared-types/accounts/second_factor'
import { AppError } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { requireOwnPassword } from '#accounts/actions/change_password'

/**
 * Asks a player for the password before money leaves, unless this session gave it within the last minutes (must-hold S9).
 * Throws 422 `isRequiredArea` at `currentPassword` when it is missing, and as `requireOwnPassword`.
 */
export async function requireRecentPassword(
  principal: Principal,
  password: string | undefined
): Promise<void> {
  const session = () => db.from('user_sessions').where('id', principal.sessionId)
  const { created_at: openedAt, proven_at: provenAt } = await session()
    .select('created_at', 'proven_at')
    .firstOrFail()
  const givenAt = Math.max(Number(openedAt), Number(provenAt ?? 0))
  const isRecent = givenAt + PASSWORD_PROOF_MINUTES * 60_000 > clock.now()
  if (password === undefined) {
    if (isRecent) return
    throw AppError.field('currentPassword', 'isRequiredArea')
  }
  await requireOwnPassword(principal, password)
  await session().update({ proven_at: clock.now() })
}
