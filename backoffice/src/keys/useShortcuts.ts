import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { usePreference } from '../preferences/usePreference.ts'
import { focusRowOf, moveRow, openRow } from './rows.ts'
import { historyIndex, opened, stepsBack, walk } from './trail.ts'

/** The preference that turns the keys off (WCAG 2.1.4). */
export const KEYS_PREFERENCE = 'keys'

const LOOKS = 20
const LOOK_MS = 50

/**
 * The keys of every page: Ctrl+K or Cmd+K opens the search over everything, also while the user types; `/` focuses the
 * page's own search, or opens the search over everything where the page has none; J and K move through the rows, Enter
 * opens a row, Esc goes back, `?` lists the keys. No other key acts while the user types, and none while a dialog is
 * open.
 */
export function useShortcuts(onHelp: () => void, onSearch: () => void): void {
  const { value } = usePreference(KEYS_PREFERENCE)
  const isOff = value === false
  const navigate = useNavigate()
  useTrail()

  useEffect(() => {
    if (isOff) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      if (document.querySelector('.MuiModal-root, [role=listbox]')) return
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'k') return
        event.preventDefault()
        onSearch()
        return
      }
      if (isTyping(event.target)) {
        if (event.key === 'Escape') leaveSearch(event.target)
        return
      }
      switch (event.key) {
        case '/':
          event.preventDefault()
          if (!focusSearch()) onSearch()
          break
        case 'j':
        case 'J':
          moveRow(document, 1)
          break
        case 'k':
        case 'K':
          moveRow(document, -1)
          break
        case 'Enter':
          openRow(document)
          break
        case '?':
          onHelp()
          break
        case 'Escape': {
          const steps = stepsBack(historyIndex(), window.location.pathname)
          // a form may have unsaved input; filters have none
          const form = document.querySelector('main form:not([data-filters] form)')
          if (steps !== null && !form) void navigate(steps)
          break
        }
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOff, navigate, onHelp, onSearch])
}

/** Records the pages visited; after "back" the row that was opened has the focus again. */
function useTrail(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const index = historyIndex()
    walk(index, window.location.pathname, type === 'PUSH')
    const from = type === 'POP' ? opened(index) : undefined
    if (from === undefined) return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (focusRowOf(document, from) || looks === LOOKS) clearInterval(timer)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [key, type])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        'input:not([type=checkbox]):not([type=radio]), textarea, select, [role=combobox]'
      ))
  )
}

/** Focuses the search, or the first filter of a list without one; false on a page with neither. */
function focusSearch(): boolean {
  const input = document.querySelector('main input[type=search], main form input')
  if (!(input instanceof HTMLInputElement)) return false
  input.focus()
  input.select()
  return true
}

/** Esc clears a search, as in browsers; an empty search loses the focus. */
function leaveSearch(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value === '') {
    target.blur()
  }
}
