import { LIMIT_AMOUNTS } from '@grandstand/shared-types/coupons/limits/limit_set'
import { MoneyInput } from '../record/inputs/ParsedInput.tsx'

interface AmountInputsProps {
  /** Path of the set in the record. */
  source: string
  /** Undefined until a currency is chosen. */
  currency: string | undefined
  /** Key in the texts under which the labels are, by the name of the figure. */
  labels?: string
  isRequired?: boolean
}

/** Lowest and highest stake and highest payout in one currency. */
export function AmountInputs(props: AmountInputsProps) {
  const { source, labels = 'limits', ...field } = props
  return LIMIT_AMOUNTS.map((name) => (
    <MoneyInput key={name} source={`${source}.${name}`} label={`${labels}.${name}`} {...field} />
  ))
}
