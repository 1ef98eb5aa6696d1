/** The owners of a list's rows: one user, the users directly below, or the whole branch. */

export const BRANCH_SCOPES = ['branch', 'direct', 'self'] as const
type BranchScope = (typeof BRANCH_SCOPES)[number]

/** The filter of each scope; its value is a user's id. */
const FILTERS = {
  branch: 'branchOf',
  direct: 'directlyBelow',
  self: 'ofUser',
} as const satisfies Record<BranchScope, string>

export interface ScopedTo {
  scope: BranchScope
  /** The user in whose branch the rows are. */
  userId: number
}

type Filters = Readonly<Record<string, unknown>>

/** The scope in the filters of a list; without one, the whole branch of the signed-in user. */
export function scopeIn(filters: Filters, ownId: number): ScopedTo {
  for (const scope of BRANCH_SCOPES) {
    const userId = Number(filters[FILTERS[scope]])
    if (userId > 0) return { scope, userId }
  }
  return { scope: 'branch', userId: ownId }
}

/** The filters with another scope; the whole branch of the signed-in user needs none. */
export function withScope(filters: Filters, { scope, userId }: ScopedTo, ownId: number): Filters {
  const names: readonly string[] = Object.values(FILTERS)
  const others = Object.entries(filters).filter(([name]) => !names.includes(name))
  const isAll = scope === 'branch' && userId === ownId
  return Object.fromEntries(isAll ? others : [...others, [FILTERS[scope], userId]])
}
