interface Placed {
  listOrder: number
}

/**
 * The rows whose place changes when the row at `index` moves by one, each with its new place. `rows` stand in their
 * order; the first of them gets the place `first`. Empty when there is nowhere to move.
 */
export function reordered<Row extends Placed>(
  rows: readonly Row[],
  index: number,
  by: -1 | 1,
  first = 1
): Row[] {
  const moved = [...rows]
  const [row] = moved.splice(index, 1)
  if (!row || index + by < 0 || index + by >= rows.length) return []
  moved.splice(index + by, 0, row)
  return moved
    .map((each, at) => ({ ...each, listOrder: first + at }))
    .filter((each, at) => each.listOrder !== moved[at]?.listOrder)
}
