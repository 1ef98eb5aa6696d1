import { formatAmount } from '@grandstand/shared-types/money/format'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { AmountInput } from './AmountInput.tsx'
import { slipAtom } from '../state/slipAtoms.ts'
import type { StakeBasis } from '../state/slipTypes.ts'
import { lowestTotal, minStakeOf } from '../state/stake.ts'
import { lineCountOf } from '../state/system.ts'
import type { LiveSlip } from '../preview/useSlipPreview.ts'
import styles from './StakeField.module.css'

const NOTE_MS = 4000

/**
 * The stake, with the site's amounts beside it. For several lines there are two fields, the stake of a line and the
 * total; the player may type either. Leaving a field that is empty or below the lowest stake fills in the lowest stake
 * (rules 4.9); above the highest stake, the slip says so and offers that one.
 */
export function StakeField({ live }: { live: LiveSlip }) {
  const { t } = useTranslation()
  const format = useFormat()
  const setSlip = useSetAtom(slipAtom)
  const [resetTo, setResetTo] = useState<number | null>(null)
  const { active: slip, stakeMinor, currency, limits } = live
  const setStake = (minor: number, stakeBasis: StakeBasis = 'total') =>
    setSlip((before) => ({ ...before, stakeMinor: minor, stakeBasis }))

  useEffect(() => {
    if (resetTo === null) return
    const timer = setTimeout(() => setResetTo(null), NOTE_MS)
    return () => clearTimeout(timer)
  }, [resetTo])

  const onLeave = () => {
    const lowest = lowestTotal(slip, limits ? minStakeOf(slip, limits) : 0)
    if (stakeMinor >= lowest) return
    setStake(lowest)
    setResetTo(lowest)
  }

  const lines = lineCountOf(slip)
  const hasLines = lines > 1
  const isSplit = slip.kind === 'single' && slip.items.length > 1
  const note =
    resetTo === null || resetTo !== stakeMinor
      ? undefined
      : t('slip.stakeReset', { amount: format.money(resetTo, currency) })
  const perLine = Math.floor(stakeMinor / Math.max(1, lines))
  const presets = (
    <Presets
      live={live}
      chosen={hasLines ? perLine : stakeMinor}
      of={hasLines ? t('slip.stakePerLine') : undefined}
      onChoose={(minor) => setStake(minor, hasLines ? 'line' : 'total')}
    />
  )

  if (!hasLines) {
    return (
      <div className={styles.line}>
        <AmountInput
          label={t(isSplit ? 'slip.stakePerCoupon' : 'coupons.stake')}
          minor={stakeMinor}
          onMinor={setStake}
          onLeave={onLeave}
          note={note}
        />
        {presets}
      </div>
    )
  }
  return (
    <div>
      <div className={styles.line}>
        <AmountInput
          label={t('slip.stakePerLine')}
          minor={perLine}
          onMinor={(minor) => setStake(minor, 'line')}
          onLeave={onLeave}
        />
        <span className={styles.times} aria-hidden>
          × {lines} =
        </span>
        <AmountInput
          label={t('slip.totalStake')}
          minor={stakeMinor}
          onMinor={setStake}
          onLeave={onLeave}
          note={note}
        />
      </div>
      {presets}
    </div>
  )
}

interface PresetsProps {
  live: LiveSlip
  chosen: number
  /** What the amounts are of, where it is not the whole stake. */
  of: string | undefined
  onChoose: (minor: number) => void
}

function Presets({ live: { stakes, currency }, chosen, of, onChoose }: PresetsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div
      className={styles.presets}
      role="group"
      aria-label={[t('slip.presets'), of].filter(Boolean).join(', ')}
    >
      {of !== undefined && <small aria-hidden>{of}</small>}
      {stakes.couponAmountsMinor.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={chosen === amount}
          aria-label={format.money(amount, currency)}
          onClick={() => onChoose(amount)}
        >
          {amount % 100 === 0 ? amount / 100 : formatAmount(amount, format.language)}
        </button>
      ))}
    </div>
  )
}
