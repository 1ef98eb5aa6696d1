import { parseMoney, formatAmount } from '@grandstand/shared-types/money/format'
import { useAtom } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { slipAtom } from './slipAtoms.ts'
import { useCouponLimits } from './useCouponLimits.ts'
import type { LiveSlip } from './useSlipPreview.ts'
import styles from './StakeField.module.css'

const NOTE_MS = 4000

/**
 * The stake as typed, with the site's amounts beside it. Leaving the field below the lowest stake, or with no amount in it,
 * puts the lowest back (specification, section 5); above the highest the slip says so and offers it.
 */
export function StakeField({ live }: { live: LiveSlip }) {
  const { t } = useTranslation()
  const format = useFormat()
  const id = useId()
  const [slip, setSlip] = useAtom(slipAtom)
  const { limits } = useCouponLimits()
  const [typed, setTyped] = useState<string | null>(null)
  const [resetTo, setResetTo] = useState<number | null>(null)
  const { stakeMinor, currency, settings } = live
  const setStake = (minor: number) => setSlip((before) => ({ ...before, stakeMinor: minor }))

  useEffect(() => {
    if (resetTo === null) return
    const timer = setTimeout(() => setResetTo(null), NOTE_MS)
    return () => clearTimeout(timer)
  }, [resetTo])

  const parsed = typed === null ? stakeMinor : parseMoney(typed, format.language)
  const isValid = parsed !== null && parsed >= 0

  const onType = (text: string) => {
    setTyped(text)
    const minor = parseMoney(text, format.language)
    setStake(minor !== null && minor >= 0 ? minor : 0)
  }
  const onLeave = () => {
    setTyped(null)
    const lowest = Math.max(limits?.minStakeMinor ?? 0, 1)
    if (stakeMinor >= lowest) return
    setStake(lowest)
    setResetTo(lowest)
  }

  const isSplit = slip.kind === 'single' && slip.items.length > 1
  return (
    <div className={styles.stake}>
      <label htmlFor={id}>{t(isSplit ? 'slip.stakePerCoupon' : 'slip.stake')}</label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={typed ?? formatAmount(stakeMinor, format.language)}
          aria-invalid={!isValid}
          aria-describedby={`${id}-note`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
        <div className={styles.presets} role="group" aria-label={t('slip.presets')}>
          {(settings?.couponAmountsMinor ?? []).map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={stakeMinor === amount}
              aria-label={format.money(amount, currency)}
              onClick={() => {
                setTyped(null)
                setStake(amount)
              }}
            >
              {amount % 100 === 0 ? amount / 100 : formatAmount(amount, format.language)}
            </button>
          ))}
        </div>
      </div>
      <p id={`${id}-note`} className={styles.note} role="status">
        {!isValid && typed !== '' && t('slip.stakeError')}
        {resetTo !== null && t('slip.stakeReset', { amount: format.money(resetTo, currency) })}
      </p>
    </div>
  )
}
