import type { Guard, PlayerPage } from '../navigation/page.ts'
import type { Me } from '@grandstand/shared-types/wire/accounts'

/** What a page's address shows: the page, the sign-in, or the home page. `me` is null for a visitor. */
export type Admission = 'open' | 'signIn' | 'home'

type Admitted = Pick<Me, 'type' | 'isOnline' | 'products'>

/** Decides by the page's guard and products (rules 9.1). */
export function admission(
  { guard = {}, products }: Pick<PlayerPage, 'guard' | 'products'>,
  me: Admitted | null
): Admission {
  // no brand takes registrations or has affiliates yet
  if (guard.registerControl || guard.affiliateStatus) return 'home'
  if (guard.requiresLogout) return me ? 'home' : 'open'
  const needsUser = guard.requiresAuth || guard.controlStatus !== undefined || guard.onlineUser
  if (!needsUser) return 'open'
  if (!me) return 'signIn'
  const isAdmitted =
    hasType(guard.controlStatus, me) &&
    (!guard.onlineUser || me.isOnline) &&
    (products?.some((product) => me.products[product] === 1) ?? true)
  return isAdmitted ? 'open' : 'home'
}

function hasType(wanted: Guard['controlStatus'], { type }: Admitted): boolean {
  return wanted === undefined || [wanted].flat().includes(type)
}

/** Whether any visitor may open the page, so that it need not wait for the session. */
export const isForAll = ({ guard }: Pick<PlayerPage, 'guard'>): boolean =>
  guard === undefined || Object.keys(guard).length === 0
