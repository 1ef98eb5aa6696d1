import { useEffect, useRef, type RefObject } from 'react'

/** Space kept visible beside the item, px, as a sign that the row scrolls. */
const MARGIN_PX = 28

/** For a row that scrolls sideways: scrolls to its current item when another becomes current. */
export function useCurrentInView<T extends HTMLElement>(): RefObject<T | null> {
  const row = useRef<T>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const box = row.current
    const current = box?.querySelector('[aria-current], [aria-pressed="true"]') ?? null
    if (!box || !current || current === last.current) return
    last.current = current
    const outer = box.getBoundingClientRect()
    const inner = current.getBoundingClientRect()
    if (inner.right > outer.right) box.scrollLeft += inner.right - outer.right + MARGIN_PX
    else if (inner.left < outer.left) box.scrollLeft -= outer.left - inner.left + MARGIN_PX
  })
  return row
}
