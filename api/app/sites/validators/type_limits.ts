import { amountMinor, vine } from '#core/validation'

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

/** Amounts of one currency; null takes one away. */
export const currencyLimits = () =>
  vine
    .object({ minStakeMinor: amount(), maxStakeMinor: amount(), maxPayoutMinor: amount() })
    .nullable()
    .optional()

/** Limits by coupon type, in the limits of a site, dealer or user; null takes a figure or a set away. */
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
