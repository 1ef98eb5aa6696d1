import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { openAt } from '#core/timing/period'

/** Rows of `banners` or `promotions` that are shown at a time, in the order of staff. */
export const shownNow = <R>(
  query: DatabaseQueryBuilderContract<R>,
  now: number
): DatabaseQueryBuilderContract<R> =>
  openAt(query.where('is_shown', true), ['starts_at', 'ends_at'], now)
    .orderBy('list_order')
    .orderBy('id')
