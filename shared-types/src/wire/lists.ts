/** Shapes beside a list's rows. */

/** `GET /v1/<list>/totals`: what a filter's rows add up to. */
export interface ListTotals {
  /** Rows; 10 000 for that many or more. */
  count: number
  /** There are more rows than are added up, hence no sums. */
  isCapped: boolean
  /** By currency. */
  sums: {
    currency: string
    count: number
    /** By the field's name: what is above zero, and what is below. */
    amounts: Record<string, { inMinor: number; outMinor: number }>
  }[]
}
