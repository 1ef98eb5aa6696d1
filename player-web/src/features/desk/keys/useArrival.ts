import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** How long to wait for a control to appear. */
const PATIENCE_MS = 3_000

/** A key that opens a tab also goes to that tab's control of the same key, as soon as it appears. */
export function useArrival(): void {
  const { key, state }: { key: string; state: unknown } = useLocation()
  useEffect(() => {
    if (typeof state !== 'object' || state === null || !('hotkey' in state)) return
    const { hotkey } = state
    const deadline = performance.now() + PATIENCE_MS
    let frame = 0
    const look = () => {
      const control = document.querySelector<HTMLElement>(`[data-hotkey="${hotkey}"]:not(a)`)
      if (control) control.focus()
      else if (performance.now() < deadline) frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [key, state])
}
