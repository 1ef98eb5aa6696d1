import { MoneyInput, NumberInput, OddsInput } from '../record/inputs/ParsedInput.tsx'

interface LimitFigureInputProps {
  source: string
  label: string
  currency: string | undefined
  /** The greatest count. */
  max?: number
}

/** One figure of a limit set; the ending of its name says whether it is an amount, a price or a count. */
export function LimitFigureInput({ source, label, currency, max }: LimitFigureInputProps) {
  if (source.endsWith('Minor')) {
    return <MoneyInput source={source} label={label} currency={currency} />
  }
  if (source.endsWith('Milli')) return <OddsInput source={source} label={label} />
  return <NumberInput source={source} label={label} min={0} max={max} step={1} />
}
