import { memo } from 'react'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { Lock } from 'lucide-react'
import { priceState } from './priceState.ts'
import { useShownPrice } from './usePrice.ts'
import styles from './OddsButton.module.css'

interface OddsButtonProps {
  outcomeId: number
  /** Outcome and match as text, to which the price is added: "Galatasaray to win, Galatasaray – Trabzonspor". */
  label: string
  /** Added to the spoken name of a locked price. */
  lockedLabel: string
  /** Added for a suspended market and a paused price instead of `lockedLabel`, which is the default. */
  suspendedLabel?: string
  pausedLabel?: string
  /** The player's bounds in thousandths; 0 is no bound. A price outside them is struck through and shows its bound. */
  minOddsMilli?: number
  maxOddsMilli?: number
  belowMinLabel?: string
  aboveMaxLabel?: string
  /** The price of an odds boost for a price; both are shown, and `betterLabel` is added to the spoken name. */
  better?: ((oddsMilli: number) => number) | undefined
  betterLabel?: string
  isSelected: boolean
  onToggle: () => void
  /** Text before the price: the outcome's short name, or the line. */
  prefix?: string
  /** `wide`: name and price at the two ends; `stack`: one above the other. */
  size?: 'list' | 'wide' | 'stack'
  tabIndex?: number
}

/** One price with its movement: the tint fades after a moment, the arrow stays a little longer. */
export const OddsButton = memo(function OddsButton({
  outcomeId,
  label,
  lockedLabel,
  suspendedLabel = lockedLabel,
  pausedLabel = lockedLabel,
  minOddsMilli = 0,
  maxOddsMilli = 0,
  belowMinLabel = '',
  aboveMaxLabel = '',
  better,
  betterLabel,
  isSelected,
  onToggle,
  prefix,
  size = 'list',
  tabIndex,
}: OddsButtonProps) {
  const { price, movement } = useShownPrice(outcomeId)
  if (!price) return <span className={styles.cell} data-size={size} />

  const state = priceState(price)
  const isOpen = state === 'open'
  const tint = isOpen && movement ? (movement.isFading ? 'fading' : movement.direction) : undefined
  // a price locked for silence stays visible, because it may be valid again unchanged
  const isKnown = isOpen || state === 'paused' || (state === 'locked' && price.isRateLocked)
  const odds = isKnown ? formatOdds(price.oddsMilli) : ''
  const boosted = isOpen && better ? better(price.oddsMilli) : 0
  const isBoosted = boosted > price.oddsMilli
  const isBelow = minOddsMilli > 0 && price.oddsMilli < minOddsMilli
  const isAbove = maxOddsMilli > 0 && price.oddsMilli > maxOddsMilli
  const bound = isBelow ? belowMinLabel : isAbove ? aboveMaxLabel : ''
  const reason = {
    open: bound,
    locked: lockedLabel,
    suspended: suspendedLabel,
    paused: pausedLabel,
  }[state]
  return (
    <button
      type="button"
      className={styles.cell}
      data-size={size}
      data-state={state}
      data-bound={isOpen && bound !== '' ? true : undefined}
      data-tint={tint}
      data-outcome={outcomeId}
      data-boosted={isBoosted || undefined}
      aria-label={[label, odds, isBoosted && `${betterLabel} ${formatOdds(boosted)}`, reason]
        .filter(Boolean)
        .join(', ')}
      aria-pressed={isSelected}
      aria-disabled={!isOpen && !isSelected ? true : undefined}
      title={reason || undefined}
      tabIndex={tabIndex}
      onClick={isOpen || isSelected ? onToggle : undefined}
    >
      {tint === 'fading' && <span className={styles.tint} data-direction={movement?.direction} />}
      {/* painted by CSS, since text would be part of the spoken name */}
      {prefix !== undefined && <span className={styles.prefix} data-text={prefix} aria-hidden />}
      {odds !== '' && state === 'locked' && <Lock size={12} aria-hidden />}
      {odds !== '' ? (
        <bdi dir="ltr" className={styles.price} data-direction={movement?.direction}>
          {isBoosted && <s data-text={odds} aria-hidden />}
          {isBoosted ? formatOdds(boosted) : odds}
        </bdi>
      ) : state === 'suspended' ? (
        <span className={styles.price}>–</span>
      ) : (
        <Lock size={14} aria-hidden />
      )}
    </button>
  )
})
