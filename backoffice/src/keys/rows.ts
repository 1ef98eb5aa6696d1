/** Moving through the rows of the list on the page by its rows' own links. */

/** Marks the element that holds a list's rows. */
export const ROWS_ATTRIBUTE = 'data-rows'

const rowsOf = (page: ParentNode): Element[] => [
  ...page.querySelectorAll(`main [${ROWS_ATTRIBUTE}] tbody tr`),
]

/** Focuses the row after (1) or before (-1) the one with the focus, the first where none has it; the ends stay. */
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

/** Focuses the row that leads to `path`; false when no row does. */
export function focusRowOf(page: Document, path: string): boolean {
  const link = rowsOf(page)
    .flatMap((row) => [...row.querySelectorAll('a[href]')])
    .find((found) => found.getAttribute('href') === path)
  if (!(link instanceof HTMLElement)) return false
  link.focus({ preventScroll: true })
  return true
}

/** Opens the row with the focus that has no link of its own. */
export function openRow(page: Document): void {
  const focused = page.activeElement
  if (focused instanceof HTMLElement && focused.matches(`[${ROWS_ATTRIBUTE}] tbody tr`)) {
    focused.click()
  }
}
