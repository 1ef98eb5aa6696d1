import { formatAmount } from '@grandstand/shared-types/money/format'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import type { DrawGameView } from '@grandstand/shared-types/wire/draws'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/form/Field.tsx'
import styles from './StakeField.module.css'

interface StakeFieldProps {
  game: DrawGameView
  /** How many bets the ticket has: the limits are those of their sum. */
  count: number
  minor: number
  onMinor: (minor: number) => void
  money: (minor: number) => string
}

/** Multiples of the lowest stake that are one press away. */
const STEPS = [1, 2, 5, 10]

/** The stake of each bet, in the bounds of the ticket, or the price that the brand has set. */
export function StakeField({
  game: { limit, priceMinor },
  count,
  minor,
  onMinor,
  money,
}: StakeFieldProps) {
  const { t, i18n } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  if (!limit) return null
  if (priceMinor !== null) {
    return (
      <p className={styles.fixed}>
        {count > 1 ? t('draw.stakeEach') : t('coupons.stake')}
        <bdi dir="ltr">{money(priceMinor)}</bdi>
      </p>
    )
  }
  const { minStakeMinor, maxStakeMinor } = limit
  const sum = minor * Math.max(1, count)
  const isWrong = sum < minStakeMinor || sum > maxStakeMinor
  const bounds = t('draw.stakeBounds', { min: money(minStakeMinor), max: money(maxStakeMinor) })
  return (
    <div className={styles.stake}>
      <Field
        label={count > 1 ? t('draw.stakeEach') : t('coupons.stake')}
        value={typed ?? formatAmount(minor, i18n.language)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        hint={bounds}
        error={isWrong ? bounds : undefined}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
        onValue={(text) => {
          setTyped(text)
          onMinor(Math.max(0, parseMoney(text, i18n.language) ?? 0))
        }}
      />
      <div className={styles.steps} role="group" aria-label={t('draw.stakes')}>
        {STEPS.map((step) => step * minStakeMinor)
          .filter((amount) => amount <= maxStakeMinor)
          .map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={amount === minor}
              onClick={() => onMinor(amount)}
            >
              <bdi dir="ltr">{money(amount)}</bdi>
            </button>
          ))}
      </div>
    </div>
  )
}
