import { useTranslate } from 'ra-core'
import { DAY } from './notations.ts'
import { TypedField } from './TypedField.tsx'

export interface Days {
  from?: string
  to?: string
}

interface DayFieldsProps {
  days: Days
  onChange: (days: Days) => void
}

/** The first and the last day of a report. */
export function DayFields({ days, onChange }: DayFieldsProps) {
  const translate = useTranslate()
  return (['from', 'to'] as const).map((end) => (
    <TypedField
      key={end}
      notation={DAY}
      label={translate(`list.${end}`)}
      value={days[end] ?? ''}
      onChange={(typed) => DAY.isValue(typed) && onChange({ ...days, [end]: typed })}
    />
  ))
}
