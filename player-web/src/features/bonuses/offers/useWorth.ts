import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { isolated } from '../../../i18n/isolated.ts'

export type ShownTerms = Omit<BonusTerms, 'countries' | 'branches'>

/** What an offer is worth, in a few words: `100 % + 50.00, at most 500.00`. */
export function useWorth(terms: ShownTerms): string {
  const { t } = useTranslation()
  const format = useFormat()
  const { percentMilli, amountMinor, highestMinor, currency } = terms
  const own = (minor: number) => isolated(format.money(minor, currency), format.language)
  const parts = [
    percentMilli > 0 && t('bonuses.percent', { percent: percentMilli / 1000 }),
    amountMinor > 0 && own(amountMinor),
  ].filter((part) => part !== false)
  const worth = parts.join(' + ')
  // a fixed amount has no bound beside itself
  if (highestMinor === 0 || percentMilli === 0) return worth
  return t('bonuses.upTo', { worth, amount: own(highestMinor) })
}
