import { MenuItem, TextField } from '@mui/material'
import { useInput, useTranslate } from 'ra-core'
import { MAX_PAYOUT_RANGES_MINOR } from '@grandstand/shared-types/coupons/limits/bounds'
import { useFormat } from '../format/useFormat.ts'

interface PayoutRangeFilterProps {
  /** Name of the amount; the filter sets `_gte` and `_lte` of it. */
  source: string
  label: string
}

/** One of the ranges of payouts (rules 8.6), as two bounds in minor units. */
export function PayoutRangeFilter({ source, label }: PayoutRangeFilterProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { field: from } = useInput({ source: `${source}_gte` })
  const { field: to } = useInput({ source: `${source}_lte` })
  const chosen = MAX_PAYOUT_RANGES_MINOR.findIndex(([first]) => first === Number(from.value || 0))
  const whole = (minor: number) => format.count(minor / 100)

  const choose = (index: number) => {
    const [first, end] = MAX_PAYOUT_RANGES_MINOR[index] ?? [null, null]
    from.onChange(first ?? '')
    to.onChange(end === null ? '' : end - 1)
  }
  return (
    <TextField
      select
      label={label}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={(event) => choose(event.target.value === '' ? -1 : Number(event.target.value))}
    >
      <MenuItem value="">–</MenuItem>
      {MAX_PAYOUT_RANGES_MINOR.map(([first, end], index) => (
        <MenuItem key={first} value={String(index)}>
          {end === null
            ? translate('coupons.rangeOver', { from: whole(first) })
            : `${whole(first)} – ${whole(end)}`}
        </MenuItem>
      ))}
    </TextField>
  )
}
