import type { PaymentState } from '@grandstand/shared-types/payments/states'
import { CircleCheck, CircleX, Clock3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toneOf } from './course.ts'
import styles from './Payments.module.css'

const ICONS = { open: Clock3, good: CircleCheck, bad: CircleX } as const

/** A state shown by colour, icon and word. */
export function StateChip({ state }: { state: PaymentState }) {
  const { t } = useTranslation()
  const tone = toneOf(state)
  const Icon = ICONS[tone]
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon size={14} aria-hidden />
      {t(`payments.state.${state}`)}
    </span>
  )
}
