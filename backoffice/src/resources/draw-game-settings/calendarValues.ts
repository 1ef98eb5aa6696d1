/** What the form of a site's own draws holds, and what it sends. Pure functions. */
import type { DrawCalendar } from '@grandstand/shared-types/wire/draws'
import { CURRENCY_CODES, type CurrencyCode } from '@grandstand/shared-types/money/currencies'

/** Times of day that are offered; others are typed. */
export const QUARTERS: string[] = Array.from({ length: 96 }, (_, quarter) =>
  [Math.floor(quarter / 4), (quarter % 4) * 15]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
)

/** A form holds null for what was emptied. */
type Emptied<Row> = { [Field in keyof Row]?: Row[Field] | null }

interface PriceRow {
  currency?: CurrencyCode | null
  priceMinor?: number | null
}

export interface CalendarForm {
  calendar?: Emptied<Omit<DrawCalendar, 'prices'>> | null
  priceRows?: PriceRow[] | null
}

/** The rows of prices beside the values of the record. */
export const priceRowsOf = (prices: DrawCalendar['prices'] = {}): PriceRow[] =>
  CURRENCY_CODES.flatMap((currency) => {
    const priceMinor = prices[currency]
    return priceMinor === undefined ? [] : [{ currency, priceMinor }]
  })

export const calendarBody = ({ calendar, priceRows }: CalendarForm): DrawCalendar => ({
  isEnabled: calendar?.isEnabled ?? false,
  times: (calendar?.times ?? []).map((time) => time.trim()).toSorted(),
  weekdays: (calendar?.weekdays ?? []).toSorted(),
  salesCloseSeconds: calendar?.salesCloseSeconds ?? 0,
  drawsAhead: calendar?.drawsAhead ?? 0,
  prices: Object.fromEntries(
    (priceRows ?? []).flatMap(({ currency, priceMinor }) =>
      currency ? [[currency, priceMinor ?? 0] as const] : []
    )
  ),
})
