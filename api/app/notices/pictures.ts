/** Columns of popups that hold addresses of pictures. */
export const columns = { popups: ['texts'] } as const
