import { startTransition, useEffect, useState } from 'react'

/** What the first screen and a bit more show. */
const FIRST = 60
/** So many more come at once, in a moment in which the browser has nothing else to do. */
const STEP = 60

const idle: (then: () => void) => () => void =
  typeof requestIdleCallback === 'function'
    ? (then) => {
        const handle = requestIdleCallback(then, { timeout: 500 })
        return () => cancelIdleCallback(handle)
      }
    : (then) => {
        const handle = setTimeout(then, 50)
        return () => clearTimeout(handle)
      }

/** How many of `count` things are drawn: few at first, then more and more, so that no step keeps the page from answering. */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => {
    if (drawn >= count) return
    return idle(() => startTransition(() => setDrawn((before) => before + STEP)))
  }, [drawn, count])
  return Math.min(drawn, count)
}
