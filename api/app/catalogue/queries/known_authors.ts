import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reachesBrand, type Principal } from '#core/requests/access'

const NO_SITE = 0

/**
 * Joins the author of each row of `results` as `users`, and the second officer who approved it as `approvers`, if the
 * principal may know them: staff of the same brand, and only for a principal who acts for the whole brand. Brands share the catalogue, and a dealer need not know the
 * names of the brand's staff. An author who stays unknown is null in the query itself, so that no filter, order, count
 * or file tells of them.
 */
export function withKnownAuthors<R>(
  query: DatabaseQueryBuilderContract<R>,
  principal: Principal
): DatabaseQueryBuilderContract<R> {
  const siteId = reachesBrand(principal) ? principal.siteId : NO_SITE
  return query
    .leftJoin('users', (join) => {
      join.on('users.id', 'results.actor_id').andOnVal('users.site_id', siteId)
    })
    .leftJoin('users as approvers', (join) => {
      join.on('approvers.id', 'results.approver_id').andOnVal('approvers.site_id', siteId)
    })
}
