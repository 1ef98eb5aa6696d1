import { formatAmount } from '@grandstand/shared-types/money/format'

/** A multiple of the stake, given in thousandths, as `× 1,000` or `× 1.50`. */
export const multipleText = (milli: number, language: string): string =>
  `× ${formatAmount(Math.floor(milli / 10), language).replace(/[.,]00$/, '')}`
