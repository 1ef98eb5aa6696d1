import { isStaffType } from '@grandstand/shared-types/accounts/user_types'
import { AppError } from '#core/errors/app_error'
import type User from '#accounts/models/user'
import { accessOf } from '#accounts/queries/chain'
import { recordRefusedSignIn } from '#accounts/refused_sign_ins'
import { requireCountry } from '#origins/require_country'
import { siteById } from '#sites/current_site'
import { requireOpen } from '#sites/maintenance/closing'

/**
 * The checks of a sign-in after the password or PIN. Throws 403 `dealerPassive` when a dealer above is passive, then
 * `addressNotAllowed`, then for players and desks 503 `plannedMaintenance` [seconds] while their brand is closed, 403
 * `countryNotAllowed`, then `activationNeeded` for a player who has not
 * opened the link of the activation mail, where the brand asks for it.
 */
export async function requireAdmitted(user: User, ip: string): Promise<void> {
  const { id: userId, siteId } = user
  const access = await accessOf(user.path)
  if (access.isStopped) {
    await recordRefusedSignIn({ siteId, userId, reason: 'passive', ip })
    throw new AppError('dealerPassive')
  }
  if (!access.mayComeFrom(ip)) {
    await recordRefusedSignIn({ siteId, userId, reason: 'address', ip })
    throw new AppError('addressNotAllowed')
  }
  const site = await siteById(siteId)
  if (!isStaffType(user.type)) {
    requireOpen(site)
    await requireCountry({ siteId, userId, ip }, 'signIn')
  }
  if (user.awaitsActivation && site.settings.flags.mailActivation) {
    await recordRefusedSignIn({ siteId, userId, reason: 'activation', ip })
    throw new AppError('activationNeeded')
  }
}
