/** Where a brand is. Work in the background leaves out the rows of brands that are in another database, or on the way. */
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { AppError } from '#core/errors/app_error'

/** `sites.status`; a brand is served in one database alone. */
export const BRAND_PLACE = {
  here: 1,
  /** Its requests are refused; coupons that were pending are still answered. */
  leaving: 2,
  /** Its rows stay as they are for good. */
  away: 3,
  /** Its rows come in, and are served once it is opened. */
  arriving: 4,
} as const

/** Seconds after which somebody who asks for a brand that is elsewhere may ask again. */
export const AWAY_RETRY_SECONDS = 120

/** 503 `plannedMaintenance` [seconds]. */
export const brandAway = (): AppError =>
  new AppError('plannedMaintenance', { params: [AWAY_RETRY_SECONDS] })

interface Narrowable {
  whereNotIn(column: string, values: DatabaseQueryBuilderContract): unknown
}

/** Narrows a query to rows of brands that are served here; `column` holds the brand. */
export function ofBrandsHere<Q extends Narrowable>(query: Q, column = 'site_id'): Q {
  query.whereNotIn(column, db.from('sites').where('status', '>', BRAND_PLACE.here).select('id'))
  return query
}
