/** Columns of payment categories and methods that hold addresses of pictures. */
export const columns = { payment_categories: ['logo'], payment_methods: ['logo'] } as const
