import { CircleCheck, CircleX, Clock3, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from './couponStatus.ts'
import styles from './StatusChip.module.css'

const ICONS = { waiting: Clock3, won: CircleCheck, lost: CircleX, neutral: RotateCcw } as const

/** A state shown by colour, icon and word. */
export function StatusChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = ICONS[tone]
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon size={14} aria-hidden />
      {children}
    </span>
  )
}
