/** Columns of games that hold addresses of pictures. */
export const columns = { games: ['logo'] } as const
