import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { AppError } from '#core/errors/app_error'
import type { Principal } from '#core/requests/access'
import User from '#accounts/models/user'
import { bettingProfiles } from '#accounts/queries/betting_profile'
import { secondFactorState } from '#accounts/queries/second_factor'
import { balancesOf } from '#ledger/queries/balances'
import { siteById } from '#sites/current_site'

/** The signed-in user for the apps. Throws 401 `notSignedIn` when the account is gone. */
export async function me(principal: Principal): Promise<Me> {
  const [user, profiles, balances, secondFactor, { settings }] = await Promise.all([
    User.find(principal.userId),
    bettingProfiles([principal.userId]),
    balancesOf(principal.userId),
    secondFactorState(principal),
    siteById(principal.siteId),
  ])
  const profile = profiles.get(principal.userId)
  if (!user || !profile) throw new AppError('notSignedIn')
  return {
    id: user.id,
    username: user.username,
    type: user.type,
    firstName: user.firstName,
    lastName: user.lastName,
    language: user.language,
    currency: user.currency,
    siteId: user.siteId,
    timeZone: settings.timeZone,
    dealerId: user.parentId,
    worksFor: principal.worksFor?.userId ?? null,
    isOnline: user.isOnline,
    autoPrint: user.autoPrint,
    permissions: [...principal.permissions],
    isInstallationStaff: principal.isInstallationStaff,
    products: profile.products,
    balances,
    couponLimits: profile.limits,
    lastLoginAt: user.lastLoginAt,
    secondFactor,
  }
}
