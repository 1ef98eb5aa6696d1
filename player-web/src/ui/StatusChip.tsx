import { CircleCheck, CircleX, Clock3, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './StatusChip.module.css'

/** How a state looks: a colour and an icon, since colour alone is not enough. */
export type Tone = 'waiting' | 'won' | 'lost' | 'neutral'

const ICONS = {
  waiting: Clock3,
  won: CircleCheck,
  lost: CircleX,
  neutral: RotateCcw,
} satisfies Record<Tone, unknown>

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
