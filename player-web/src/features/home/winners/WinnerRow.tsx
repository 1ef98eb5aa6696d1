import type { WinnerView } from '@grandstand/shared-types/wire/betting/highlights'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import styles from './WinnerRow.module.css'

/** A won coupon: whose, of how many selections, when, and how much it paid; or the jackpot that fell. */
export function WinnerRow({ winner }: { winner: WinnerView }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const { name, payoutMinor, currency, selectionCount, settledAt, jackpot } = winner
  const nameIn = (names: Readonly<Record<string, string>>) =>
    names[i18n.language] ?? Object.values(names)[0] ?? ''
  return (
    <li className={styles.row}>
      <span className={styles.initial} aria-hidden>
        {[...name][0]}
      </span>
      <span className={styles.who}>
        <bdi>{name}</bdi>
        <small>
          {jackpot ? (
            <bdi>
              {nameIn(jackpot.names)} · {nameIn(jackpot.levelNames)}
            </bdi>
          ) : (
            t('home.selections', { count: selectionCount })
          )}{' '}
          · <time dateTime={new Date(settledAt).toISOString()}>{format.dayTime(settledAt)}</time>
        </small>
      </span>
      <bdi className={styles.amount}>{format.money(payoutMinor, currency)}</bdi>
    </li>
  )
}
