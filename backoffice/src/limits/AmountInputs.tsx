import { LIMIT_AMOUNTS } from '@grandstand/shared-types/coupons/limits/limit_set'
import { MoneyInput } from '../record/ParsedInput.tsx'

/** Lowest and highest stake and highest payout in one currency. `source`: path of the set in the record. */
export function AmountInputs({ source, currency }: { source: string; currency: string }) {
  return LIMIT_AMOUNTS.map((name) => (
    <MoneyInput
      key={name}
      source={`${source}.${name}`}
      label={`limits.${name}`}
      currency={currency}
    />
  ))
}
