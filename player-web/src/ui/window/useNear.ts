import { useEffect, useState, type RefObject } from 'react'

/** Begins to load this far below the screen. */
const MARGIN_PX = 400

/** Whether an element has been near the screen; once it was, it stays so. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (isNear || !target) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${MARGIN_PX}px` }
    )
    watch.observe(target)
    return () => watch.disconnect()
  }, [element, isNear])
  return isNear
}
