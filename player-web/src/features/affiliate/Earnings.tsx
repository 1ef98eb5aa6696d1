import type { OwnAffiliate } from '@grandstand/shared-types/wire/affiliates/own'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import styles from './Affiliate.module.css'

/** What waits to be paid, what was paid, and how many players were brought. */
export function Earnings({ own }: { own: OwnAffiliate }) {
  const { t } = useTranslation()
  const { money, day } = useFormat()
  const { currency, pendingMinor, paidMinor, playerCount, nextStatementAt } = own
  const figures = [
    ['pending', money(pendingMinor, currency)],
    ['paid', money(paidMinor, currency)],
    ['players', String(playerCount)],
    ...(nextStatementAt === null ? [] : [['next', day(nextStatementAt)] as const]),
  ] as const
  return (
    <section className={styles.section} aria-labelledby="affiliate-earnings">
      <h2 id="affiliate-earnings">{t('affiliatePage.earnings')}</h2>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`affiliatePage.${name}`)}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
