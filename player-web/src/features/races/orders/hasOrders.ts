import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'

/** Whether the race sells forecasts, tricasts or quinellas. */
export const hasOrders = ({ markets }: BoardMatch): boolean =>
  markets.some(({ orderMargin }) => orderMargin !== undefined)
