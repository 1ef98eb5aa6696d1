import { useEffect, type KeyboardEvent, type RefObject } from 'react'

/** Where a market's element says which market it is. */
export const MARKET_ATTRIBUTE = 'data-market'

/**
 * S holds or releases the market that has the focus, the whole match when none has; J and K move between markets. The keys
 * work while the focus is in the area, which has it from the start (WCAG 2.1.4).
 */
export function useTradingKeys(
  area: RefObject<HTMLElement | null>,
  onHold: (marketId: number | null) => void
): (event: KeyboardEvent) => void {
  useEffect(() => {
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true })
  }, [area])

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const key = event.key.toLowerCase()
    if (key === 's') {
      event.preventDefault()
      onHold(marketOf(event.target))
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

/** From no market to the first or the last; the ends stay. */
function move(area: Element, from: number | null, step: 1 | -1): void {
  const cards = [...area.querySelectorAll(`[${MARKET_ATTRIBUTE}]`)]
  const at = cards.findIndex((card) => Number(card.getAttribute(MARKET_ATTRIBUTE)) === from)
  const next = at < 0 ? (step > 0 ? 0 : cards.length - 1) : at + step
  const button = cards[next]?.querySelector('[data-hold]')
  if (button instanceof HTMLElement) button.focus()
}
