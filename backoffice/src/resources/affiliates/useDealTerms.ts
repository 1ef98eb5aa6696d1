import { paysCpa, paysShare, type DealTerms } from '@grandstand/shared-types/affiliates/deal'
import { useTranslate } from 'ra-core'
import { formatRate } from '../../format/formatRate.ts'
import { useFormat } from '../../format/useFormat.ts'

/** Every term of a deal by its name, without those that its kind does not read. */
export function useDealTerms(deal: DealTerms, currency: string): [label: string, value: string][] {
  const translate = useTranslate()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, currency)
  const percent = (rate: number) => formatRate(rate, format.locale)
  const codes = (group: string, list: readonly string[] | null) =>
    (list ?? []).map((code) => format.value(group, code)).join(', ')
  const tiers = deal.tiers.map(({ fromMinor, rate }) =>
    translate('affiliates.tier', { from: money(fromMinor), rate: format.amount(rate) })
  )
  const share: [keyof DealTerms, string][] = [
    ['tierMode', format.value('tierMode', deal.tierMode)],
    ['tiers', tiers.join(' · ')],
    ['costs', codes('commissionCost', deal.costs) || '–'],
    ['products', codes('product', deal.products) || translate('affiliates.every')],
    ['feeRate', percent(deal.feeRate)],
    ['negative', format.value('negativePeriods', deal.negative)],
    ...(deal.carryCapMinor === null
      ? []
      : [['carryCapMinor', money(deal.carryCapMinor)] satisfies [keyof DealTerms, string]]),
  ]
  const cpa: [keyof DealTerms, string][] = [
    ['cpaMinor', money(deal.cpaMinor)],
    ['leastDepositMinor', money(deal.leastDepositMinor)],
    ['leastStakesMinor', money(deal.leastStakesMinor)],
    ['clawbackDays', `${deal.clawbackDays} ${translate('affiliates.deal.days')}`],
  ]
  const terms: [keyof DealTerms, string][] = [
    ['kind', format.value('dealKind', deal.kind)],
    ...(paysShare(deal) ? share : []),
    ...(paysCpa(deal) ? cpa : []),
    ['subRate', percent(deal.subRate)],
    ['secondSubRate', percent(deal.secondSubRate)],
  ]
  return terms.map(([name, value]) => [translate(`affiliates.deal.${name}`), value])
}
