import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long a page may grow after going back before its old scroll offset is given up. */
const PATIENCE_MS = 1500
const offsets = new Map<string, number>()

/** Back returns to the same scroll offset; a new page starts at its top; a changed query keeps its place. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  const navigation = useNavigationType()
  const lastPath = useRef(pathname)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  // before the next page is painted: its first scroll must not count as this one's last
  useLayoutEffect(() => {
    const remember = () => offsets.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const isNewPath = lastPath.current !== pathname
    lastPath.current = pathname
    if (navigation === 'POP') return restore(offsets.get(key) ?? 0)
    if (isNewPath) window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, navigation])
}

/** Scrolls there as soon as the page is long enough. Returns how to give up. */
function restore(offset: number): () => void {
  const deadline = performance.now() + PATIENCE_MS
  let frame = 0
  const attempt = () => {
    window.scrollTo(0, offset)
    if (Math.abs(window.scrollY - offset) > 1 && performance.now() < deadline) {
      frame = requestAnimationFrame(attempt)
    }
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}
