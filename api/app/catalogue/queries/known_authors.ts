import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reachesBrand, type Principal } from '#core/requests/access'

const NO_SITE = 0

/**
 * Joins as `users` the author of each row of `results`, if the principal may know the author: staff of the same brand,
 * and only for a principal who acts for the whole brand. Brands share the catalogue, and a dealer need not know the
 * names of the brand's staff. An author who stays unknown is null in the query itself, so that no filter, order, count
 * or file tells of them.
 */
export function withKnownAuthors<R>(
  query: DatabaseQueryBuilderContract<R>,
  principal: Principal
): DatabaseQueryBuilderContract<R> {
  const siteId = reachesBrand(principal) ? principal.siteId : NO_SITE
  return query.leftJoin('users', (join) => {
    join.on('users.id', 'results.actor_id').andOnVal('users.site_id', siteId)
  })
}
