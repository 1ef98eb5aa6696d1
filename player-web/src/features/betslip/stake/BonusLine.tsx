import { isEachWay } from '@grandstand/shared-types/coupons/evaluation/each_way'
import { isAtStart } from '@grandstand/shared-types/coupons/evaluation/starting_price'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import type { LuckyTerms } from '@grandstand/shared-types/coupons/model/lucky_terms'
import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nextBonusStep } from '../preview/bonusStep.ts'
import type { LiveSlip } from '../preview/useSlipPreview.ts'
import styles from './BonusLine.module.css'

/** What a Lucky coupon may win beside its lines; else the selections that a combined coupon lacks for a bonus, or a higher one. */
export function BonusLine({ live }: { live: LiveSlip }) {
  const lucky = live.preview?.lucky
  return lucky ? <LuckyLine lucky={lucky} /> : <NextStep live={live} />
}

function LuckyLine({ lucky }: { lucky: LuckyTerms }) {
  const { t } = useTranslation()
  const { allWinnersPercent: percent, consolationMultiple: times } = lucky
  const all = percent > 0 && t('slip.luckyAll', { percent })
  const one = times > 1 && t('slip.luckyOne', { times })
  return <Line>{[all, one].filter(Boolean).join(' · ')}</Line>
}

/** Only a combined coupon earns the bonus, and none that is each way or at the starting price. */
function NextStep({ live: { active, preview, limits } }: { live: LiveSlip }) {
  const { t } = useTranslation()
  const isPlain = preview?.type === 'combined' || preview?.type === 'single'
  const earns = isPlain && !isEachWay(active.items) && !isAtStart(active.items)
  const step = preview && limits && earns ? nextBonusStep(preview.oddsMilli, limits) : null
  if (!step) return null
  const { missing: count, minOddsMilli, percent } = step
  return <Line>{t('slip.nextBonus', { count, odds: formatOdds(minOddsMilli), percent })}</Line>
}

const Line = ({ children }: { children: ReactNode }) => (
  <p className={styles.line}>
    <Gift size={15} aria-hidden />
    {children}
  </p>
)
