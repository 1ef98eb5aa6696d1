import { useAtom } from 'jotai'
import { CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorText, type Fault } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { RetryButton } from './RetryButton.tsx'
import { slipAtom } from '../state/slipAtoms.ts'
import type { usePlacing } from '../placing/usePlacing.ts'
import type { LiveSlip } from '../preview/useSlipPreview.ts'
import styles from './SlipRefusals.module.css'

interface SlipRefusalsProps {
  placing: ReturnType<typeof usePlacing>
  live: LiveSlip
}

/**
 * Offers to accept any change, because prices in play move during every delay and the coupon would be rejected each
 * time.
 */
function AcceptAllChanges() {
  const { t } = useTranslation()
  const [{ oddsChange }, setSlip] = useAtom(slipAtom)
  return (
    <label className={styles.accept}>
      <input
        type="checkbox"
        checked={oddsChange === 'any'}
        onChange={({ target }) =>
          setSlip((slip) => ({ ...slip, oddsChange: target.checked ? 'any' : 'ask' }))
        }
      />
      {t('live.acceptAllChanges')}
    </label>
  )
}

/** Why the server refused a coupon. The slip keeps its selections and shows their violations below. */
export function SlipRefusals({ placing: { placing, place }, live }: SlipRefusalsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  if (placing.step !== 'done' && placing.step !== 'pending') return null
  if (placing.refusals.length === 0) return null
  const wasPending = placing.refusals.some((refusal) => refusal.wasPending)
  const reasons = placing.refusals.flatMap((refusal): readonly Fault[] =>
    refusal.violations.length > 0 ? refusal.violations : [refusal]
  )
  const texts = new Set(reasons.map((reason) => errorText(reason, t, format, live.currency)))
  return (
    <div className={styles.box} role="alert">
      <CircleX size={18} aria-hidden />
      <div>
        {placing.coupons.length > 0 && (
          <p className={styles.partly}>
            {t('slip.partly', { placed: placing.coupons.length, refused: placing.refusals.length })}
          </p>
        )}
        {wasPending && <p className={styles.title}>{t('live.refused')}</p>}
        {[...texts].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {wasPending && <p className={styles.hint}>{t('live.refusedHint')}</p>}
        {wasPending && placing.step === 'done' && (
          <>
            {reasons.some(({ key }) => key === 'rateChanged') && <AcceptAllChanges />}
            <RetryButton live={live} place={place} />
          </>
        )}
      </div>
    </div>
  )
}
