import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** Rows of `banners` or `promotions` that are shown at a time, in the order of staff. */
export function shownNow<R>(
  query: DatabaseQueryBuilderContract<R>,
  now: number
): DatabaseQueryBuilderContract<R> {
  return query
    .where('is_shown', true)
    .where((open) => void open.whereNull('starts_at').orWhere('starts_at', '<=', now))
    .where((open) => void open.whereNull('ends_at').orWhere('ends_at', '>', now))
    .orderBy('list_order')
    .orderBy('id')
}
