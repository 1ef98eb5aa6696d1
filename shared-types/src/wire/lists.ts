/** Shapes beside a list's rows. */

/** `GET /v1/<list>/totals`: sums over all rows of a filter. */
export interface ListTotals {
  /** Number of rows; at most 10 000. */
  count: number
  /** True when the filter has more rows than are summed; `sums` is then empty. */
  isCapped: boolean
  /** One entry for each currency. */
  sums: {
    currency: string
    count: number
    /** By field name: the sum of the positive amounts, and of the negative ones. */
    amounts: Record<string, { inMinor: number; outMinor: number }>
  }[]
}
