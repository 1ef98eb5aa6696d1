import db from '@adonisjs/lucid/services/db'
import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import type { BranchRights } from '@grandstand/shared-types/wire/people/accounts'
import { effectivePermissions } from '#accounts/permissions'
import { chainsOf, type Link } from '#accounts/queries/chain'
import { pathAbove, pathIds } from '#accounts/tree'
import { keeperOf, reachesBrand, type Principal } from '#core/requests/access'

/**
 * The permissions and products that their branches leave these users, by user id. Names of dealers above the principal
 * stay hidden.
 */
export async function branchRights(
  userIds: readonly number[],
  principal: Pick<Principal, 'type' | 'userId' | 'path' | 'worksFor'>
): Promise<Map<number, BranchRights>> {
  if (userIds.length === 0) return new Map()
  const users: { id: number; path: string }[] = await db
    .query<{ id: number; path: string }>()
    .from('users')
    .whereIn('id', [...userIds])
    .select('id', 'path')
  const chains = await chainsOf(users.map(({ path }) => path))
  const hidden = new Set(
    reachesBrand(principal) ? [] : pathIds(pathAbove(keeperOf(principal).path))
  )
  return new Map(
    users.map(({ id, path }) => {
      const chain = chains.get(path) ?? []
      return [
        Number(id),
        {
          effectivePermissions: effectivePermissions(chain),
          closedAbove: closedAbove(chain.slice(0, -1), hidden),
        },
      ]
    })
  )
}

/** For each closed product, the highest user who has closed it. */
function closedAbove(
  above: readonly Link[],
  hidden: ReadonlySet<number>
): BranchRights['closedAbove'] {
  return Object.fromEntries(
    PRODUCTS.flatMap((product) => {
      const closing = above.find(({ products }) => products[product] === 0)
      if (!closing) return []
      return [[product, { username: hidden.has(closing.id) ? null : closing.username }]]
    })
  )
}
