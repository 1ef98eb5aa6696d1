import { NumberInput } from 'react-admin'
import { MoneyInput } from '../record/ParsedInput.tsx'

/** One figure of a limit set; the ending of its name tells an amount from a count. */
export function LimitFigureInput({ source, label }: { source: string; label: string }) {
  if (source.endsWith('Minor')) return <MoneyInput source={source} label={label} />
  return <NumberInput source={source} label={label} min={0} max={20} step={1} />
}
