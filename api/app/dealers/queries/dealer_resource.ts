import type { DealerRow } from '@grandstand/shared-types/wire/people/accounts'
import type { Principal } from '#core/requests/access'
import type { Query, Resource } from '#core/lists/resource'
import {
  fromUsers,
  type PlainUser,
  scopeUsers,
  type userFields,
  userResource,
  shownUsers,
} from '#accounts/queries/user_resource'
import { branchSums } from '#dealers/queries/branch_sums'

/** Users of type dealer. */
export const dealerResource: Resource<typeof userFields> = {
  ...userResource,
  name: 'dealers',
  from: (query) => fromUsers(query).where('users.type', 'dealer'),
}

export function scopeDealers(query: Query, principal: Principal): void {
  scopeUsers(query, principal)
}

/** Adds the figures of each branch. */
export async function withFigures(rows: PlainUser[], principal: Principal): Promise<DealerRow[]> {
  const [figures, shown] = await Promise.all([
    branchSums(rows, principal),
    shownUsers(rows, principal),
  ])
  return shown.map((row) => ({ ...row, ...figures.of(row.id) }))
}
