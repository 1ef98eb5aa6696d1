/** Filters by the user to whom the rows of a list belong; the list's query joins that user as `users`. */
import { AppError } from '#core/errors/app_error'
import type { Query } from '#core/lists/resource'

/** A user and everyone below in the tree. Throws 400 `badRequest`. */
export function inBranchOf(query: Query, value: unknown): void {
  const topId = userId(value, 'branchOf')
  query.whereExists((inner) => {
    inner
      .from('users as top')
      .where('top.id', topId)
      .whereRaw('substr(users.path, 1, length(top.path)) = top.path')
      .select('top.id')
  })
}

/** Rows of one user, of users directly below one, of a whole branch; each names a user's id and throws 400 `badRequest`. */
export const OWNER_FILTERS = {
  ofUser: (query: Query, value: unknown) => void query.where('users.id', userId(value, 'ofUser')),
  directlyBelow: (query: Query, value: unknown) =>
    void query.where('users.parent_id', userId(value, 'directlyBelow')),
  branchOf: inBranchOf,
}

function userId(value: unknown, filter: string): number {
  const id = Number(value)
  if (!Number.isSafeInteger(id) || id < 1) throw AppError.badRequest(`filter.${filter}`)
  return id
}
