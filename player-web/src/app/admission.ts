import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { SiteFlags } from '@grandstand/shared-types/sites/flags'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import type { Guard, PlayerPage } from '../navigation/page.ts'

/**
 * The view for an address: `open`, its page; `signIn`, the sign-in popup over the home page; `home`, the home page;
 * `login`, the sign-in page, where the brand shows visitors nothing else.
 */
export type Admission = 'open' | 'signIn' | 'home' | 'login'

type Admitted = Pick<Me, 'type' | 'isOnline' | 'products'>
type GuardFlags = Pick<SiteFlags, 'affiliateStatus' | 'loginScreen' | 'registerDisabled'>

/**
 * Decides by the page's guard and products, and the brand's switches and lobbies (rules 9.1, 12.12). `me` is null for a
 * visitor, `lobbies` undefined until they are known.
 */
export function admission(
  { guard = {}, products, lobby }: Pick<PlayerPage, 'guard' | 'products' | 'lobby'>,
  me: Admitted | null,
  flags: GuardFlags,
  lobbies?: readonly Lobby[]
): Admission {
  if (lobby && lobbies?.includes(lobby) === false) return 'home'
  if (guard.registerControl && flags.registerDisabled) return 'home'
  if (guard.affiliateStatus && !flags.affiliateStatus) return 'home'
  if (guard.requiresLogout) return me ? 'home' : 'open'
  if (!me) {
    if (flags.loginScreen && !guard.openToVisitors) return 'login'
    return needsUser(guard) ? 'signIn' : 'open'
  }
  const isAdmitted =
    hasType(guard.controlStatus, me) &&
    (!guard.onlineUser || me.isOnline) &&
    (products?.some((product) => me.products[product] === 1) ?? true)
  return isAdmitted ? 'open' : 'home'
}

const needsUser = (guard: Guard): boolean =>
  guard.requiresAuth === true || guard.controlStatus !== undefined || guard.onlineUser === true

function hasType(wanted: Guard['controlStatus'], { type }: Admitted): boolean {
  return wanted === undefined || [wanted].flat().includes(type)
}

/** Whether anybody may open the page, so that it need not wait for the session. */
export const isForAll = (
  { guard, products }: Pick<PlayerPage, 'guard' | 'products'>,
  flags: GuardFlags
): boolean => products === undefined && mayBeginWith({ guard }, flags)

/** Whether visitors may open the page, so that it is shown until the session is known: few players lack its product. */
export const mayBeginWith = ({ guard }: Pick<PlayerPage, 'guard'>, flags: GuardFlags): boolean =>
  !flags.loginScreen &&
  (guard === undefined || Object.keys(guard).every((name) => name === 'openToVisitors'))
