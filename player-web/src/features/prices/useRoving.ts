import { startTransition, useState, type FocusEvent, type KeyboardEvent } from 'react'

const ITEMS = '[data-item]'

/**
 * One tab stop for a row of prices. Arrows move along the row, and to the same place in the row above or below. Spread
 * `row` on the row; give item `n` the attribute `data-item` and `tabIndex(n)`.
 */
export function useRoving() {
  const [active, setActive] = useState(0)

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    // a tap needs no tab stop, and arrow keys set one wherever they begin
    if (!event.target.matches(':focus-visible')) return
    const at = itemsOf(event.currentTarget).findIndex((item) => item.contains(event.target))
    if (at >= 0) startTransition(() => setActive(at))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.currentTarget
    const items = itemsOf(row)
    const at = items.findIndex((item) => item.contains(document.activeElement))
    if (at === -1) return
    const isRtl = document.documentElement.dir === 'rtl'
    const along = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const target =
      along !== undefined
        ? items[at + along]
        : down !== undefined
          ? itemsOf(neighbour(row, down))[at]
          : { Home: items[0], End: items.at(-1) }[event.key]
    if (along === undefined && down === undefined && !target) return
    event.preventDefault()
    focusIn(target)
  }

  return {
    row: { 'onFocus': onFocus, 'onKeyDown': onKeyDown, 'data-row': true } as const,
    tabIndex: (index: number) => (index === active ? 0 : -1),
  }
}

function itemsOf(row: Element | undefined): HTMLElement[] {
  return row ? [...row.querySelectorAll<HTMLElement>(ITEMS)] : []
}

function neighbour(row: Element, step: number): Element | undefined {
  const rows = [...(row.closest('[data-list]')?.querySelectorAll('[data-row]') ?? [])]
  return rows[rows.indexOf(row) + step]
}

/** Focuses an item: a button or link, or the one inside it. */
function focusIn(item: HTMLElement | undefined): void {
  const target = item?.matches('a, button') ? item : item?.querySelector<HTMLElement>('a, button')
  target?.focus()
}
