import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useQuery } from '@tanstack/react-query'
import { meQuery, settingsQuery } from '../api/queries.ts'
import type { PlayerPage } from '../navigation/page.ts'
import { menuPages, type MenuPage } from './pages.ts'
import { admission, type Admission } from './admission.ts'

/** The brand's switches; the defaults until its settings are loaded. */
export const useFlags = () => useQuery(settingsQuery).data?.flags ?? DEFAULT_FLAGS

/** The view of each page's address for the present user, and whether menus list the page. */
export function useAdmission() {
  const flags = useFlags()
  const me: Me | null = useQuery(meQuery).data ?? null
  const lobbies = useQuery(settingsQuery).data?.lobbies
  const of = (page: PlayerPage): Admission => admission(page, me, flags, lobbies)
  const isClosed = flags.loginScreen || flags.registerDisabled
  return {
    of,
    isInMenu: (page: PlayerPage): boolean =>
      of(page) === 'open' && !(page.menu?.whileOpen && isClosed),
  }
}

/** Whether the user may have a slip: a visitor, and who may bet on matches. */
export function useMayBet(): boolean {
  const me = useQuery(meQuery).data
  return !me || me.products.sport === 1 || me.products.live === 1
}

/** The path of the first page for a user without sports bets: of live bets, of a lobby, else of the account. */
export function useFirstPage(): string {
  const { of } = useAdmission()
  const lobbies = useLobbyPages()
  const ofProduct = menuPages('header').filter((page) => page.products && of(page) === 'open')
  return [...ofProduct, ...lobbies][0]?.paths[0] ?? 'account'
}

/** The lobbies that the user may open, in the order of the brand. */
export function useLobbyPages(): MenuPage[] {
  const { isInMenu } = useAdmission()
  const lobbies = useQuery(settingsQuery).data?.lobbies ?? []
  const placeOf = ({ lobby }: MenuPage) => (lobby ? lobbies.indexOf(lobby) : -1)
  return menuPages('games')
    .filter(isInMenu)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}
