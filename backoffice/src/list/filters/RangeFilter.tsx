import { useInput, useTranslate } from 'ra-core'
import { MAX_PAYOUT_RANGES_MINOR } from '@grandstand/shared-types/coupons/limits/bounds'
import { useFormat } from '../../format/useFormat.ts'
import { ChoiceField } from '../../record/inputs/ChoiceField.tsx'

interface PayoutRangeFilterProps {
  /** Name of an amount field; the filter sets its `_gte` and `_lte`. */
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

  const ranges = MAX_PAYOUT_RANGES_MINOR.map(([first, end], index) => {
    const over = translate('coupons.rangeOver', { from: whole(first) })
    return [String(index), end === null ? over : `${whole(first)} – ${whole(end)}`] as const
  })

  const choose = (index: string) => {
    const [first, end] = (index !== '' && MAX_PAYOUT_RANGES_MINOR[Number(index)]) || [null, null]
    from.onChange(first ?? '')
    to.onChange(end === null ? '' : end - 1)
  }
  return (
    <ChoiceField
      label={label}
      value={chosen < 0 ? '' : String(chosen)}
      options={[['', '–'], ...ranges]}
      onChange={choose}
    />
  )
}
