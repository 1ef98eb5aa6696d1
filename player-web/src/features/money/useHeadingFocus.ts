import { useEffect, useRef, type RefObject } from 'react'

/** The ref of a heading, which gets the focus when the view changes: the part that had it is gone. */
export function useHeadingFocus(view: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current !== view) heading.current?.focus()
    before.current = view
  }, [view])
  return heading
}
