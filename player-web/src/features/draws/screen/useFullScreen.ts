import { useSyncExternalStore, type RefObject } from 'react'

/** An element that can fill the screen, such as the second monitor of a shop. */
export function useFullScreen(of: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = () => {
    const changed = isFull ? document.exitFullscreen() : of.current?.requestFullscreen()
    // a browser that refuses leaves its window as it is
    void changed?.catch(() => undefined)
  }
  return { isFull, isPossible: document.fullscreenEnabled, toggle }
}

function subscribe(notify: () => void): () => void {
  document.addEventListener('fullscreenchange', notify)
  return () => document.removeEventListener('fullscreenchange', notify)
}
