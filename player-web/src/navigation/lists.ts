/**
 * The last address of each list, so that links back to it keep the filters. Stored until the browser's tab is closed.
 */
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useHome } from '../i18n/useHome.ts'

/** A list by its path below `/{lang}/`. */
export type ListPath = '' | 'livebets' | 'coupons' | 'draws/tickets'

const keyOf = (list: ListPath) => `grandstand.list.${list}`

/** The list's last address below `/{lang}/`, with its filters: `livebets?sport=2`. */
export function listAddress(list: ListPath): string {
  try {
    return sessionStorage.getItem(keyOf(list)) ?? list
  } catch {
    return list
  }
}

/** Remembers the address of a list; for the list's page. */
export function useRememberList(list: ListPath): void {
  const { pathname, search } = useLocation()
  const home = useHome()
  useEffect(() => {
    // without the language, which may change before the way back
    if (!pathname.startsWith(home)) return
    try {
      sessionStorage.setItem(keyOf(list), pathname.slice(home.length) + search)
    } catch {
      // storage is blocked, so links back lead to the list without its filters
    }
  }, [list, home, pathname, search])
}
