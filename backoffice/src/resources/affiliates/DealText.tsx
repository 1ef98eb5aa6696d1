import { paysCpa, paysShare, type DealTerms } from '@grandstand/shared-types/affiliates/deal'
import { useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'

/** A deal in a line: the kind, its tiers, its CPA. */
export function DealText({ deal, currency }: { deal: DealTerms; currency: string }) {
  const translate = useTranslate()
  const format = useFormat()
  const tiers = deal.tiers.map(({ fromMinor, rate }) =>
    translate('affiliates.tier', {
      from: format.money(fromMinor, currency),
      rate: format.amount(rate),
    })
  )
  return [
    format.value('dealKind', deal.kind),
    ...(paysShare(deal) ? tiers : []),
    ...(deal.products ?? []).map((product) => format.value('product', product)),
    ...(paysCpa(deal) ? [`CPA ${format.money(deal.cpaMinor, currency)}`] : []),
  ].join(' · ')
}
