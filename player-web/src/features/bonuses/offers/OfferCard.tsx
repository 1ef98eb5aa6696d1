import type { BonusView } from '@grandstand/shared-types/wire/bonuses/offers'
import { isForDeposit, isForLoss } from '@grandstand/shared-types/bonuses/categories'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { isolated } from '../../../i18n/isolated.ts'
import { StatusChip, type Tone } from '../../../ui/StatusChip.tsx'
import { Calculator } from './Calculator.tsx'
import styles from './Offers.module.css'
import { RequestPart } from './RequestPart.tsx'
import { Terms } from './Terms.tsx'
import { useWorth } from './useWorth.ts'

const TONES = { waiting: 'waiting', confirmed: 'won', cancelled: 'neutral' } satisfies Record<
  string,
  Tone
>

/** An offer: what it is worth, its terms, and the request for it. */
export function OfferCard({ offer }: { offer: BonusView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { id, title, text, category, terms, statusName, reason, shownUntil } = offer
  const worth = useWorth(terms)
  const hasBase = (isForDeposit(category) || isForLoss(category)) && terms.percentMilli > 0
  return (
    <article className={styles.offer} aria-labelledby={`bonus-${id}`}>
      <header className={styles.head}>
        <p className={styles.category}>{t(`bonuses.category.${category}`)}</p>
        <h2 id={`bonus-${id}`}>
          <bdi>{title}</bdi>
        </h2>
        <p className={styles.worth}>{worth}</p>
        {statusName && (
          <StatusChip tone={TONES[statusName]}>{t(`bonuses.status.${statusName}`)}</StatusChip>
        )}
      </header>
      {reason !== null && (
        <p className={styles.refused}>
          {t('bonuses.refused', { reason: isolated(reason, format.language) })}
        </p>
      )}
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <Terms terms={terms} category={category} />
      {hasBase && <Calculator terms={terms} isOfDeposit={isForDeposit(category)} />}
      <footer className={styles.foot}>
        <RequestPart offer={offer} />
        {shownUntil !== null && (
          <small>{t('bonuses.until', { day: format.dayTime(shownUntil) })}</small>
        )}
      </footer>
    </article>
  )
}
