import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useTranslate } from 'ra-core'
import { useFormat } from '../format/useFormat.ts'

/** A limit as text: the ending of its name is the unit, amounts are in `currency`, 0 is no limit. */
export function useFigureText(currency: string): (name: string, value: number) => string {
  const translate = useTranslate()
  const format = useFormat()
  return (name, value) => {
    if (value === 0) return translate('values.limit.none')
    if (name.endsWith('Minor')) return format.money(value, currency)
    return name.endsWith('Milli') ? formatOdds(value) : String(value)
  }
}
