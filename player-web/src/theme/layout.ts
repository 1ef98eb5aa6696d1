/** The parts of the theme's layout that code needs; styles read the attributes of the root themselves. */
import { useSyncExternalStore } from 'react'

export interface Layout {
  /** The name of an outcome stands above its price. */
  isStacked: boolean
  /** The home page shows the blocks of the theme instead of the sports page. */
  isLobby: boolean
  /** Height of a row of matches where there is room for it in one line. */
  rowPx: number
}

const DEFAULT_ROW_PX = 56
const listeners = new Set<() => void>()
let known: Layout | null = null

/** Call it after the attributes or the stylesheet of the root have changed. */
export function layoutChanged(): void {
  known = null
  for (const notify of listeners) notify()
}

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, layout)
}

function layout(): Layout {
  known ??= read(document.documentElement)
  return known
}

function read(root: HTMLElement): Layout {
  const rowPx = parseInt(getComputedStyle(root).getPropertyValue('--row'), 10)
  const { odds, home } = root.dataset
  return {
    isStacked: odds === 'stacked',
    isLobby: home === 'lobby',
    rowPx: Number.isNaN(rowPx) ? DEFAULT_ROW_PX : rowPx,
  }
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
