import type { CommissionTerms } from '@grandstand/shared-types/statements/commission'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'

/** The bands of a plan in words, from few selections to many. */
export function BandsText({ bands }: Pick<CommissionTerms, 'bands'>) {
  const translate = useTranslate()
  const format = useFormat()
  const sorted = [...bands].sort((a, b) => a.fromSelections - b.fromSelections)
  return sorted
    .map(({ fromSelections, rate }) =>
      translate('plans.band', { from: fromSelections, rate: format.amount(rate) })
    )
    .join(' · ')
}
