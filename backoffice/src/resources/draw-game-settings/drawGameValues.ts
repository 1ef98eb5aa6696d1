/** What the form of a game of draws holds, and the body that it sends. Pure functions. */
import { CURRENCY_CODES, type CurrencyCode } from '@grandstand/shared-types/money/currencies'
import { calendarBody, type CalendarForm } from './calendarValues.ts'
import type { DrawGameBody, DrawLimit } from '@grandstand/shared-types/wire/draws'

/** A form holds null for what was emptied, and nothing for what was never filled in. */
type Typed<Row> = { [Field in keyof Row]?: Row[Field] | null }

interface LimitRow extends Typed<DrawLimit> {
  currency?: CurrencyCode | null
}

export interface DrawGameValues
  extends Omit<Typed<DrawGameBody>, 'limits' | 'calendar'>, CalendarForm {
  limitRows?: LimitRow[] | null
}

/** Values of the form beside those of the record. */
export const rowsOf = (limits: DrawGameBody['limits'] = {}): { limitRows: LimitRow[] } => ({
  limitRows: CURRENCY_CODES.flatMap((currency) => {
    const limit = limits[currency]
    return limit ? [{ currency, ...limit }] : []
  }),
})

export const bodyOf = (values: DrawGameValues): DrawGameBody => ({
  intervalSeconds: values.intervalSeconds ?? 0,
  salesCloseSeconds: values.salesCloseSeconds ?? 0,
  drawsAhead: values.drawsAhead ?? 0,
  limits: limitsOf(values.limitRows ?? []),
  isEnabled: values.isEnabled ?? false,
  isShown: values.isShown ?? false,
  calendar: calendarBody(values),
})

/** Of two rows with one currency the last one counts. */
const limitsOf = (rows: readonly LimitRow[]): DrawGameBody['limits'] =>
  Object.fromEntries(
    rows.flatMap(({ currency, minStakeMinor, maxStakeMinor, maxWinMinor }) =>
      currency
        ? [
            [
              currency,
              {
                minStakeMinor: minStakeMinor ?? 0,
                maxStakeMinor: maxStakeMinor ?? 0,
                maxWinMinor: maxWinMinor ?? 0,
              },
            ] as const,
          ]
        : []
    )
  )
