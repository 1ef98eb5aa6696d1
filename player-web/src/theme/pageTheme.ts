/**
 * The theme of the page apart from its stylesheet: the one that the server put into the page, until the user chooses
 * another.
 */
import { useSyncExternalStore } from 'react'
import { THEME_EVENT } from '@grandstand/shared-types/themes/theme'
import type { PageTheme } from '@grandstand/shared-types/wire/site/themes'
import { pageData } from '../api/pageData.ts'

declare global {
  interface WindowEventMap {
    [THEME_EVENT]: CustomEvent<PageTheme>
  }
}

interface ShownTheme {
  /** Null when the server put no theme into the page, which then has the default look. */
  theme: PageTheme | null
  /** Height of a row of matches in px, where there is room for it in one line. */
  rowPx: number
}

const DEFAULT_ROW_PX = 56
const listeners = new Set<() => void>()
let known: ShownTheme | null = null

export function usePageTheme(): ShownTheme {
  return useSyncExternalStore(subscribe, shown)
}

/** Notes that the page shows `theme`. Call it once the stylesheet and the attributes of the root are the theme's. */
export function themeShown(theme: PageTheme): void {
  known = { theme, rowPx: rowPx() }
  for (const notify of listeners) notify()
}

function shown(): ShownTheme {
  known ??= { theme: pageData()?.theme ?? null, rowPx: rowPx() }
  return known
}

function rowPx(): number {
  const height = getComputedStyle(document.documentElement).getPropertyValue('--row')
  return parseInt(height, 10) || DEFAULT_ROW_PX
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

// the back office shows an unsaved theme in a frame
window.addEventListener(THEME_EVENT, (event) => {
  themeShown(event.detail)
})
