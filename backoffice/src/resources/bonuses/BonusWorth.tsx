import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { formatPercent } from '../../record/inputs/percentText.ts'

/** What an offer is worth, in a few signs: `100 % + 50,00 ≤ 500,00`. */
export function BonusWorth({ terms }: { terms: BonusTerms }) {
  const translate = useTranslate()
  const format = useFormat()
  const { percentMilli, amountMinor, highestMinor, currency } = terms
  const parts = [
    percentMilli > 0 &&
      translate('bonuses.percent', { percent: formatPercent(percentMilli, format.locale) }),
    amountMinor > 0 && format.money(amountMinor, currency),
  ].filter((part) => part !== false)
  const most = highestMinor > 0 && percentMilli > 0
  return (
    <bdi>
      {parts.join(' + ')}
      {most && ` ≤ ${format.money(highestMinor, currency)}`}
    </bdi>
  )
}
