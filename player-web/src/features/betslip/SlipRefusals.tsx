import type { ErrorKey, ErrorParam } from '@grandstand/shared-types/errors'
import { CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import type { usePlacing } from './usePlacing.ts'
import styles from './SlipRefusals.module.css'

interface Reason {
  key: ErrorKey
  params: ErrorParam[]
}

interface SlipRefusalsProps {
  placing: ReturnType<typeof usePlacing>
  currency: string
}

/** Why the server did not take a coupon. The slip keeps its selections and shows what it knows of them below. */
export function SlipRefusals({ placing: { placing }, currency }: SlipRefusalsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  if (placing.step !== 'done' || placing.refusals.length === 0) return null
  const reasons = placing.refusals.flatMap((refusal): Reason[] =>
    refusal.violations.length > 0 ? refusal.violations : [refusal]
  )
  const texts = new Set(reasons.map((reason) => errorText(reason, t, format, currency)))
  return (
    <div className={styles.box} role="alert">
      <CircleX size={18} aria-hidden />
      <div>
        {placing.coupons.length > 0 && (
          <p className={styles.partly}>
            {t('slip.partly', { placed: placing.coupons.length, refused: placing.refusals.length })}
          </p>
        )}
        {[...texts].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}
