import { AppError } from '#core/errors/app_error'
import type User from '#accounts/models/user'
import { recordRefusedSignIn } from '#accounts/refused_sign_ins'
import { siteById } from '#sites/current_site'

/**
 * What an account that counts as inactive asks for beside the password (rules 8.15). Throws 403 `accountInactive` until
 * the player has confirmed the notice; 403 `accountInactivePassword` where the brand asks for a new password, which takes
 * the mark away (`replacePassword`).
 */
export async function requireReturn(user: User, isConfirmed: boolean, ip: string): Promise<void> {
  if (user.inactiveAt === null) return
  const { inactiveReturn } = (await siteById(user.siteId)).settings
  if (inactiveReturn === 'notice' && isConfirmed) return
  await recordRefusedSignIn({ siteId: user.siteId, userId: user.id, reason: 'inactive', ip })
  throw new AppError(inactiveReturn === 'notice' ? 'accountInactive' : 'accountInactivePassword')
}
