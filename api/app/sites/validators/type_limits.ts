import { amountMinor, vine } from '#core/requests/validation'
import { byCurrency } from '#sites/validators/by_currency'

const MOST_SELECTIONS = 50

const amount = () => amountMinor(0).nullable().optional()

const typeSet = () => {
  const selections = vine.number({ strict: true }).withoutDecimals().min(0).max(MOST_SELECTIONS)
  return vine
    .object({
      minStakeMinor: amount(),
      maxStakeMinor: amount(),
      maxPayoutMinor: amount(),
      minSelections: selections.nullable().optional(),
    })
    .nullable()
    .optional()
}

/** Amounts by currency; null removes one, or all of a currency. */
export const limitsByCurrency = () =>
  byCurrency(
    vine.object({ minStakeMinor: amount(), maxStakeMinor: amount(), maxPayoutMinor: amount() })
  )

/** Limits by coupon type of a site, dealer or user; null removes a figure or a set. */
export const typeLimits = () =>
  vine
    .object({
      single: typeSet(),
      combined: typeSet(),
      multiple: typeSet(),
      system: typeSet(),
    })
    .nullable()
    .optional()
