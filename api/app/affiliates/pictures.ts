/** Columns of banners for affiliates that hold addresses of pictures. */
export const columns = { affiliate_banners: ['picture'] } as const
