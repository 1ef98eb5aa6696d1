/** Moves the focus through the rows of a list, by the link of each row. */

/** Attribute of the element that contains the rows of a list. */
export const ROWS_ATTRIBUTE = 'data-rows'

const rowsOf = (page: ParentNode): Element[] => [
  ...page.querySelectorAll(`main [${ROWS_ATTRIBUTE}] tbody tr`),
]

/**
 * Focuses the next (1) or previous (-1) row; the first row when no row has the focus. At either end the focus stays.
 */
export function moveRow(page: Document, step: 1 | -1): void {
  const rows = rowsOf(page)
  const at = rows.findIndex((row) => row.contains(page.activeElement))
  const next = rows[at < 0 ? 0 : at + step]
  if (next) focusRow(next)
}

function focusRow(row: Element): void {
  const link = row.querySelector('a[href]')
  if (link instanceof HTMLElement) link.focus()
  else if (row instanceof HTMLElement) {
    row.tabIndex = -1
    row.focus()
  }
  row.scrollIntoView({ block: 'nearest' })
}

/** Focuses the row that leads to `path`; false when there is no such row. */
export function focusRowOf(page: Document, path: string): boolean {
  const link = rowsOf(page)
    .flatMap((row) => [...row.querySelectorAll('a[href]')])
    .find((found) => found.getAttribute('href') === path)
  if (!(link instanceof HTMLElement)) return false
  link.focus({ preventScroll: true })
  return true
}

/** Opens the focused row, when it has no link of its own. */
export function openRow(page: Document): void {
  const focused = page.activeElement
  if (focused instanceof HTMLElement && focused.matches(`[${ROWS_ATTRIBUTE}] tbody tr`)) {
    focused.click()
  }
}
