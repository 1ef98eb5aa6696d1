/** Columns of themes that hold addresses of pictures. */
export const columns = { themes: ['design'] } as const
