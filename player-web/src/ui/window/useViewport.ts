import { useSyncExternalStore } from 'react'

/** `wide`: tree, list and slip side by side; `medium`: the tree in a drawer; `phone`: one column and a bottom bar. */
export type Viewport = 'wide' | 'medium' | 'phone'

const WIDE = window.matchMedia('(min-width: 1200px)')
const MEDIUM = window.matchMedia('(min-width: 900px)')

function subscribe(notify: () => void): () => void {
  WIDE.addEventListener('change', notify)
  MEDIUM.addEventListener('change', notify)
  return () => {
    WIDE.removeEventListener('change', notify)
    MEDIUM.removeEventListener('change', notify)
  }
}

function current(): Viewport {
  if (WIDE.matches) return 'wide'
  return MEDIUM.matches ? 'medium' : 'phone'
}

export function useViewport(): Viewport {
  return useSyncExternalStore(subscribe, current)
}
