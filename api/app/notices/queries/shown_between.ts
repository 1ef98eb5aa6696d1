import { clock } from '#core/timing/clock'

interface Narrowed {
  where(narrow: (query: Narrowable) => void): Narrowed
}
interface Narrowable {
  whereNull(column: string): { orWhere(column: string, operator: string, value: number): unknown }
}

/** Narrows a query to the rows of a table that are to be shown now. */
export function shownNow<Q extends Narrowed>(query: Q, table: 'popups' | 'notices'): Q {
  const now = clock.now()
  query
    .where(
      (from) => void from.whereNull(`${table}.shown_from`).orWhere(`${table}.shown_from`, '<=', now)
    )
    .where((to) => void to.whereNull(`${table}.shown_to`).orWhere(`${table}.shown_to`, '>', now))
  return query
}
