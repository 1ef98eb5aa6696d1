import { WHOLE_RATE } from '@grandstand/shared-types/statements/commission'

/** A share in hundredths of a percent as the language writes it: `%2,5`, `2.5%`. */
export const formatRate = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    rate / WHOLE_RATE
  )
