/** What does not fit: a page wider than its window, and controls and titles whose text is cut off or stands outside. */
import type { Page } from '@playwright/test'

const CONTROLS = 'button, a, label, summary, legend, th, [role=tab], h1, h2, h3'

/**
 * A line for each fault of the page on screen. Text that ends in an ellipsis, and content that scrolls sideways in a box
 * of its own, are meant so, but the beginning of such a text is visible.
 */
export const misfitsOf = (page: Page): Promise<string[]> =>
  page.evaluate((controls) => {
    // sizes are fractions of pixels
    const rounding = 1
    const faults = new Set<string>()
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.add(`page: ${scrollWidth} px in ${clientWidth} px`)

    /** The element itself or the nearest one around it, up to `top`, whose style passes. */
    const around = (
      element: Element,
      top: Element,
      test: (style: CSSStyleDeclaration) => boolean
    ): Element | null => {
      for (let at: Element | null = element; at; at = at === top ? null : at.parentElement) {
        if (test(getComputedStyle(at))) return at
      }
      return null
    }
    const isEllipsis = ({ textOverflow }: CSSStyleDeclaration) => textOverflow === 'ellipsis'
    const isScroller = ({ overflowX }: CSSStyleDeclaration) => /auto|scroll/.test(overflowX)

    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const box = control.getBoundingClientRect()
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        const parent = text.parentElement
        if (!parent || !text.nodeValue?.trim() || parent.closest('.visually-hidden')) continue
        const name = `${control.localName} “${text.nodeValue.trim().slice(0, 40)}”`
        const range = document.createRange()
        range.selectNodeContents(text)
        const short = around(parent, control, isEllipsis)
        if (short) {
          if (!short.textContent.startsWith(text.nodeValue)) continue
          range.setEnd(text, 1)
          const [first, shown] = [range.getBoundingClientRect(), short.getBoundingClientRect()]
          const isCut = first.left < shown.left - rounding || first.right > shown.right + rounding
          if (isCut) faults.add(`${name}: its beginning is cut off`)
          continue
        }
        const { left, right, top, bottom, width } = range.getBoundingClientRect()
        if (width === 0) continue
        const isWide = left < box.left - rounding || right > box.right + rounding
        if (isWide) faults.add(`${name}: ${Math.round(width)} px in ${Math.round(box.width)} px`)
        const isHigh = top < box.top - 4 || bottom > box.bottom + 4
        if (isHigh) faults.add(`${name}: higher than its box`)
        const isOutside = left < -rounding || right > clientWidth + rounding
        if (isOutside && !around(control, document.body, isScroller)) {
          faults.add(`${name}: from ${Math.round(left)} to ${Math.round(right)} px`)
        }
      }
    }
    return [...faults]
  }, CONTROLS)
