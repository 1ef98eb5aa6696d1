/** The tree of people by their paths: `/1/5/9/` names those above, from the top down, and oneself at the end. */

/** `/1/5/9/` to 1, 5, 9. */
export const pathIds = (path: string): number[] => path.split('/').filter(Boolean).map(Number)

/** Whether the path is of this person or of somebody below them. */
export const isInBranchOf = (path: string, userId: number): boolean => path.includes(`/${userId}/`)
