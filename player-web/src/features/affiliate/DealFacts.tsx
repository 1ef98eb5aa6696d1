import { paysCpa, paysShare } from '@grandstand/shared-types/affiliates/deal'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import type { OwnAffiliate } from '@grandstand/shared-types/wire/affiliates/own'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { isolated } from '../../i18n/isolated.ts'
import { useProductName } from '../bonuses/index.ts'
import styles from './Affiliate.module.css'

/** The deal in words. */
export function DealFacts({ own: { deal, currency } }: { own: OwnAffiliate }) {
  const { t } = useTranslation()
  const { money, language } = useFormat()
  const nameOf = useProductName()
  const percent = (rate: number) =>
    new Intl.NumberFormat(findLanguage(language)?.formats, {
      style: 'percent',
      numberingSystem: 'latn',
      maximumFractionDigits: 2,
    }).format(rate / 10_000)
  const amount = (minor: number) => isolated(money(minor, currency), language)
  const lines: string[] = []
  if (deal && paysShare(deal)) {
    for (const { fromMinor, rate } of deal.tiers) {
      lines.push(t('affiliatePage.deal.tier', { rate: percent(rate), from: amount(fromMinor) }))
    }
    if (deal.tiers.length > 1) lines.push(t(`affiliatePage.deal.${deal.tierMode}`))
    if (deal.products) {
      const names = new Intl.ListFormat(findLanguage(language)?.formats).format(
        deal.products.map(nameOf)
      )
      lines.push(t('affiliatePage.deal.products', { products: names }))
    }
    if (deal.feeRate > 0) lines.push(t('affiliatePage.deal.fee', { rate: percent(deal.feeRate) }))
    lines.push(
      t(`affiliatePage.deal.${deal.negative}`, { amount: amount(deal.carryCapMinor ?? 0) })
    )
  }
  if (deal && paysCpa(deal)) {
    lines.push(
      t('affiliatePage.deal.cpa', {
        amount: amount(deal.cpaMinor),
        deposit: amount(deal.leastDepositMinor),
        stakes: amount(deal.leastStakesMinor),
      })
    )
  }
  if (deal && deal.subRate > 0) {
    lines.push(t('affiliatePage.deal.sub', { rate: percent(deal.subRate) }))
  }
  if (deal && deal.secondSubRate > 0) {
    lines.push(t('affiliatePage.deal.secondSub', { rate: percent(deal.secondSubRate) }))
  }
  return (
    <section className={styles.section} aria-labelledby="affiliate-deal">
      <h2 id="affiliate-deal">{t('affiliatePage.deal.title')}</h2>
      {deal ? (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.lead}>{t('affiliatePage.deal.none')}</p>
      )}
    </section>
  )
}
