/** The addresses of this tab's history entries, as far as this page load has seen them. */
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

const addresses = new Map<number, string>()

/** The number that the router gives the entry of the history. */
function entryNumber(): number {
  const state: unknown = window.history.state
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state
  return isNumbered ? Number(state.idx) : 0
}

/** Records the address of the current entry; used once, at the root of the app. */
export function useHistoryNotes(): void {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    addresses.set(entryNumber(), pathname + search)
  }, [pathname, search])
}

/** The address that the browser's back button leads to; undefined for the first page. */
export function previousAddress(): string | undefined {
  return addresses.get(entryNumber() - 1)
}
