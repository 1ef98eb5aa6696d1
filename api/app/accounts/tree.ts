/** The tree of users by paths: `/1/5/9/` names the users above, from the top down, and the user itself at the end. */

/** `/1/5/9/` to 1, 5, 9. */
export const pathIds = (path: string): number[] => path.split('/').filter(Boolean).map(Number)

/** Whether the path is of this user or of a user below. */
export const isInBranchOf = (path: string, userId: number): boolean => path.includes(`/${userId}/`)

/** `/1/5/9/` to `/1/5/`: the path of the user directly above; `/` above the top. */
export const pathAbove = (path: string): string => path.replace(/\d+\/$/, '')
