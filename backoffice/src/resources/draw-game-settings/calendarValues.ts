/** What the form of a site's own draws holds, and what it sends. Pure functions. */
import { WEEKDAYS } from '@grandstand/shared-types/games/draw_calendar'
import type { DrawCalendar } from '@grandstand/shared-types/wire/draws'
import { CURRENCY_CODES, type CurrencyCode } from '@grandstand/shared-types/money/currencies'

/** Times of day that are offered; others are typed. */
export const QUARTERS: string[] = Array.from({ length: 96 }, (_, quarter) =>
  [Math.floor(quarter / 4), (quarter % 4) * 15]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
)

/** A calendar that is off. */
export const NEW_CALENDAR: DrawCalendar = {
  isEnabled: false,
  times: [],
  weekdays: [...WEEKDAYS],
  salesCloseSeconds: 60,
  drawsAhead: 3,
  prices: {},
}

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

export const calendarRows = (stored: DrawCalendar | null | undefined) => {
  const { prices, ...calendar } = stored ?? NEW_CALENDAR
  const priceRows = CURRENCY_CODES.flatMap((currency): PriceRow[] => {
    const priceMinor = prices[currency]
    return priceMinor === undefined ? [] : [{ currency, priceMinor }]
  })
  return { calendar, priceRows }
}

/** Null as long as the site never had own draws and wants none. */
export function calendarBody(
  { calendar, priceRows }: CalendarForm,
  had: boolean
): DrawCalendar | null {
  if (!had && !calendar?.isEnabled) return null
  return {
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
  }
}
