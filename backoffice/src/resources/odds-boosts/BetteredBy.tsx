import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { BoostedBy } from '@grandstand/shared-types/bonuses/odds_boost'
import { useFormat } from '../../format/useFormat.ts'
import { formatPercent } from '../../record/inputs/percentText.ts'

/** `+10 %`, or the price of a boost. */
export function BetteredBy({ terms: { percentMilli, priceMilli } }: { terms: BoostedBy }) {
  const { locale } = useFormat()
  return priceMilli === null
    ? `+${formatPercent(percentMilli ?? 0, locale)}%`
    : formatOdds(priceMilli)
}
