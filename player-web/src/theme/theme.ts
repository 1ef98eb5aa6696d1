/** Dark or light. `public/start.js` reads the same key before the first paint. */
import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'

const STORAGE_KEY = 'grandstand.theme'
const listeners = new Set<() => void>()

function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // storage is blocked, so the theme lasts only as long as the page
  }
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme)
}
