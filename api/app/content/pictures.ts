/** Columns of pages, banners and promotions that hold addresses of pictures. */
export const columns = {
  pages: ['texts'],
  banners: ['picture', 'phone_picture'],
  promotions: ['picture', 'texts'],
} as const
