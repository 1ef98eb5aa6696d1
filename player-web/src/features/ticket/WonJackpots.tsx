import type { WonJackpot } from '@grandstand/shared-types/wire/desk/unclaimed'
import { Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Deadline } from './Deadline.tsx'
import styles from './WonJackpots.module.css'

/** The jackpots that the paper of a desk has won: due, paid or expired. */
export function WonJackpots({
  jackpots,
  currency,
}: {
  jackpots: readonly WonJackpot[]
  currency: string
}) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  if (jackpots.length === 0) return null
  const nameIn = (names: Readonly<Record<string, string>>) =>
    names[i18n.language] ?? Object.values(names)[0] ?? ''
  return (
    <ul className={styles.jackpots}>
      {jackpots.map((won, index) => (
        <li key={index}>
          <Trophy size={22} aria-hidden />
          <p className={styles.name}>
            <bdi>{nameIn(won.jackpotNames)}</bdi> · <bdi>{nameIn(won.levelNames)}</bdi>
            {won.paidAt === null ? (
              <Deadline of={won} />
            ) : (
              <small>
                <bdi>{format.fullDayTime(won.paidAt)}</bdi>
              </small>
            )}
          </p>
          <p className={styles.sum} data-due={won.paidAt === null && !won.hasExpired}>
            <small>{t(stateOf(won))}</small>
            <bdi dir="ltr">{format.money(won.amountMinor, currency)}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}

function stateOf({ paidAt, hasExpired }: WonJackpot) {
  if (paidAt !== null) return 'coupons.payout'
  return hasExpired ? 'ticket.expired' : 'coupons.toPay'
}
