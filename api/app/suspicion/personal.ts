import type { Personal } from '#core/retention/personal_data'

/**
 * A report is evidence about a match and names nobody. Which player stands behind a number of it is in no copy of a
 * person's data, so that nobody learns of a report from it; after an erasure the number leads to an account without a name.
 */
export const personal: Personal = {
  ofThings: { suspicion_reports: ['text'] },
}
