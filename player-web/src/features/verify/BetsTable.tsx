import type { Settled, StakedBet } from '@grandstand/shared-types/games/game'
import { formatAmount } from '@grandstand/shared-types/money/format'
import { useTranslation } from 'react-i18next'
import styles from './Verify.module.css'

/** Each bet that was entered: what it was, what it cost and what it won. A bet that cannot be read says so. */
export function BetsTable({
  bets,
}: {
  bets: readonly ({ bet: StakedBet; settled: Settled } | null)[]
}) {
  const { t, i18n } = useTranslation()
  if (bets.length === 0) return null
  const amount = (minor: number) => <bdi dir="ltr">{formatAmount(minor, i18n.language)}</bdi>
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('verify.bets')}>
      <table className={styles.bets}>
        <thead>
          <tr>
            <th scope="col">{t('verify.bet')}</th>
            <th scope="col">{t('verify.stake')}</th>
            <th scope="col">{t('verify.win')}</th>
          </tr>
        </thead>
        <tbody>
          {bets.map((one, place) =>
            one ? (
              <tr key={place} data-won={one.settled.winMinor > 0}>
                <td>
                  <code dir="ltr">{wordsOf(one.bet)}</code>
                </td>
                <td>{amount(one.settled.stakedMinor)}</td>
                <td>{amount(one.settled.winMinor)}</td>
              </tr>
            ) : (
              <tr key={place}>
                <td colSpan={3}>{t('verify.noBet')}</td>
              </tr>
            )
          )}
        </tbody>
      </table>
    </div>
  )
}

/** What makes the bet, without its stake and its round. */
const wordsOf = (bet: object): string =>
  Object.entries(bet)
    .filter(([name]) => name !== 'stakeMinor' && name !== 'round')
    .map(([, value]) => (Array.isArray(value) ? value.join(' ') : String(value)))
    .join(' · ') || '–'
