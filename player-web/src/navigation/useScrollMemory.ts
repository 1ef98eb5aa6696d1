import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long the app waits for a page to grow to its old scroll offset. */
const PATIENCE_MS = 1500
const offsets = new Map<string, number>()

/**
 * "Back" restores the scroll offset; a new page starts at its top; a changed query keeps its position. The page on which it
 * starts to watch stays as it is.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation()
  const navigation = useNavigationType()
  const lastPath = useRef(pathname)
  const firstKey = useRef<string | null>(key)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  // before the next page is painted, whose first scroll must not count as this page's last
  useLayoutEffect(() => {
    const remember = () => offsets.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    const isNewPath = lastPath.current !== pathname
    lastPath.current = pathname
    if (firstKey.current === key) return undefined
    firstKey.current = null
    if (navigation === 'POP') return restore(offsets.get(key) ?? 0)
    if (isNewPath) window.scrollTo(0, 0)
    return undefined
  }, [key, pathname, navigation])
}

/** Scrolls to the offset as soon as the page is long enough. Returns a function that gives up. */
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
