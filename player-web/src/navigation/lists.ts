/**
 * The address with which each list was left, so that the way back finds the same filters. Kept while the browser's tab
 * is open.
 */
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useHome } from '../i18n/useHome.ts'

/** A list by its path below `/{lang}/`. */
export type ListPath = '' | 'livebets' | 'coupons'

const keyOf = (list: ListPath) => `grandstand.list.${list}`

/** The list's address below `/{lang}/`, with the filters that it was left with: `livebets?sport=2`. */
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
    // the language may change before the way back, so it is left out
    if (!pathname.startsWith(home)) return
    try {
      sessionStorage.setItem(keyOf(list), pathname.slice(home.length) + search)
    } catch {
      // storage is blocked: the way back leads to the list without its filters
    }
  }, [list, home, pathname, search])
}
