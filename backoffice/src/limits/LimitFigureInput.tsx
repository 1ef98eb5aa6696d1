import { NumberInput } from 'react-admin'
import { MoneyInput } from '../record/ParsedInput.tsx'

interface LimitFigureInputProps {
  source: string
  label: string
  currency: string | undefined
}

/** One figure of a limit set; the ending of its name tells an amount from a count. */
export function LimitFigureInput({ source, label, currency }: LimitFigureInputProps) {
  if (source.endsWith('Minor')) {
    return <MoneyInput source={source} label={label} {...(currency && { currency })} />
  }
  return <NumberInput source={source} label={label} min={0} max={20} step={1} />
}
