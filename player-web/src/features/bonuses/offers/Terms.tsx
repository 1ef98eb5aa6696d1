import {
  isForDeposit,
  isForLoss,
  type BonusCategory,
} from '@grandstand/shared-types/bonuses/categories'
import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import { nameOfType } from '@grandstand/shared-types/markets/names/fill_name'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useMarketType } from '../../../odds/useMarketTypes.ts'
import { useProductName } from '../useProductName.ts'
import styles from './Offers.module.css'
import type { ShownTerms } from './useWorth.ts'

interface TermsProps {
  terms: ShownTerms
  category: BonusCategory
}

/** The terms in plain words. A free bet has neither pocket nor wagering. */
export function Terms({ terms, category }: TermsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useProductName()
  const isFreeBet = category === 'freeBet'
  const isPlayed = !isFreeBet && terms.multiplierMilli > 0
  const money = (minor: number) => <bdi dir="ltr">{format.money(minor, terms.currency)}</bdi>
  const counts = PRODUCTS.filter((product) => (terms.counts[product] ?? 0) > 0)
  const least = isForDeposit(category) ? 'leastDeposit' : 'leastLoss'
  const hasBase = isForDeposit(category) || isForLoss(category)
  const facts: (readonly [string, ReactNode] | false)[] = [
    hasBase &&
      terms.leastBaseMinor > 0 && [t(`bonuses.terms.${least}`), money(terms.leastBaseMinor)],
    !isFreeBet && [
      t('bonuses.terms.wagering'),
      terms.multiplierMilli === 0
        ? t('bonuses.terms.atOnce')
        : t('bonuses.terms.times', { times: terms.multiplierMilli / 1000 }),
    ],
    [t('bonuses.terms.days'), terms.validDays],
    !isFreeBet &&
      terms.highestConvertedMinor > 0 && [
        t('bonuses.terms.highestConverted'),
        money(terms.highestConvertedMinor),
      ],
    terms.leastSelections > 1 && [t('bonuses.terms.selections'), terms.leastSelections],
    terms.leastOddsMilli > 0 && [t('bonuses.terms.odds'), formatOdds(terms.leastOddsMilli)],
    !isFreeBet &&
      terms.largestStakeMinor > 0 && [
        t('bonuses.terms.largestStake'),
        money(terms.largestStakeMinor),
      ],
    counts.length + terms.lobbies.length + terms.marketTypes.length > 0 && [
      t('bonuses.terms.counts'),
      <span key="counts" className={styles.counts}>
        {counts.map((product) => (
          <Share key={product} name={nameOf(product)} percentMilli={terms.counts[product] ?? 0} />
        ))}
        {terms.lobbies.map(({ lobby, percentMilli }) => (
          <Share key={lobby} name={t(`products.${lobby}`)} percentMilli={percentMilli} />
        ))}
        {terms.marketTypes.map(({ marketTypeId, percentMilli }) => (
          <MarketTypeShare key={marketTypeId} typeId={marketTypeId} percentMilli={percentMilli} />
        ))}
      </span>,
    ],
  ]
  const notes = [
    isFreeBet && t('bonuses.notes.freeBet'),
    isPlayed && terms.pocket === 'returnableBonus' && t('bonuses.notes.returnable'),
    terms.isOneUse && t('bonuses.notes.once'),
    isPlayed && t('bonuses.notes.withdrawal'),
  ].filter((note) => note !== false)
  return (
    <div className={styles.terms}>
      <dl>
        {facts
          .filter((fact) => fact !== false)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ShareProps {
  name: string
  percentMilli: number
}

function Share({ name, percentMilli }: ShareProps) {
  const { t } = useTranslation()
  return (
    <span>
      {name} {t('bonuses.percent', { percent: percentMilli / 1000 })}
    </span>
  )
}

function MarketTypeShare({ typeId, percentMilli }: { typeId: number; percentMilli: number }) {
  const type = useMarketType(typeId)
  return type && <Share name={nameOfType(type.name)} percentMilli={percentMilli} />
}
