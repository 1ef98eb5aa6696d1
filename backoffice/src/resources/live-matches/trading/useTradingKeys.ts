import { useEffect, type KeyboardEvent, type RefObject } from 'react'

/** Attribute of a market's element that holds the market id. */
export const MARKET_ATTRIBUTE = 'data-market'

/**
 * S suspends the focused market, or the whole match when no market has the focus, or ends the suspension; J and K move
 * between markets. The keys work while the focus is in this area, which gets the focus first (WCAG 2.1.4).
 */
export function useTradingKeys(
  area: RefObject<HTMLElement | null>,
  onSuspend: (marketId: number | null) => void
): (event: KeyboardEvent) => void {
  useEffect(() => {
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true })
  }, [area])

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const key = event.key.toLowerCase()
    if (key === 's') {
      event.preventDefault()
      onSuspend(marketOf(event.target))
    }
    if (key === 'j' || key === 'k') {
      event.preventDefault()
      move(event.currentTarget, marketOf(event.target), key === 'j' ? 1 : -1)
    }
  }
}

function marketOf(target: EventTarget): number | null {
  const element = target instanceof Element ? target.closest(`[${MARKET_ATTRIBUTE}]`) : null
  return element ? Number(element.getAttribute(MARKET_ATTRIBUTE)) : null
}

/**
 * Moves the focus to the next or previous market; without a focused market, to the first or last. At either end the
 * focus stays.
 */
function move(area: Element, from: number | null, step: 1 | -1): void {
  const cards = [...area.querySelectorAll(`[${MARKET_ATTRIBUTE}]`)]
  const at = cards.findIndex((card) => Number(card.getAttribute(MARKET_ATTRIBUTE)) === from)
  const next = at < 0 ? (step > 0 ? 0 : cards.length - 1) : at + step
  const button = cards[next]?.querySelector('[data-suspend]')
  if (button instanceof HTMLElement) button.focus()
}
