/** Columns of the brand that hold addresses of pictures. */
export const columns = { sites: ['settings', 'scripts'] } as const
