import { isEachWay } from '@grandstand/shared-types/coupons/evaluation/each_way'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nextBonusStep } from '../preview/bonusStep.ts'
import type { LiveSlip } from '../preview/useSlipPreview.ts'
import styles from './BonusLine.module.css'

/** The selections still missing for a bonus, or for a higher one; only a combined coupon earns it, and none that is each way. */
export function BonusLine({ live: { active, preview, limits } }: { live: LiveSlip }) {
  const { t } = useTranslation()
  const isPlain = preview?.type === 'combined' || preview?.type === 'single'
  const earns = isPlain && !isEachWay(active.items)
  const step = preview && limits && earns ? nextBonusStep(preview.oddsMilli, limits) : null
  if (!step) return null
  return (
    <p className={styles.line}>
      <Gift size={15} aria-hidden />
      {t('slip.nextBonus', {
        count: step.missing,
        odds: formatOdds(step.minOddsMilli),
        percent: step.percent,
      })}
    </p>
  )
}
