import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useTranslate } from 'ra-core'
import { useFormat } from '../format/useFormat.ts'

/** A limit in words: its unit by the ending of its name, 0 is none. */
export function useFigureText(): (name: string, value: number) => string {
  const translate = useTranslate()
  const format = useFormat()
  return (name, value) => {
    if (value === 0) return translate('values.limit.none')
    if (name.endsWith('Minor')) return format.amount(value)
    return name.endsWith('Milli') ? formatOdds(value) : String(value)
  }
}
