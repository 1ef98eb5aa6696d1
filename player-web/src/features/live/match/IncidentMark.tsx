import type { IncidentKind } from '@grandstand/shared-types/live/state'
import { ArrowLeftRight, Circle, CircleDot, Cross, Flag, Play, Square, Timer } from 'lucide-react'
import styles from './IncidentMark.module.css'

const ICONS = {
  period_start: Play,
  period_end: Timer,
  goal: CircleDot,
  own_goal: CircleDot,
  point: Circle,
  yellow_card: Square,
  second_yellow: Square,
  red_card: Square,
  corner: Flag,
  substitution: ArrowLeftRight,
  injury: Cross,
  retired: Flag,
  other: Circle,
} as const satisfies Record<IncidentKind, unknown>

/** A small icon beside the text. */
export function IncidentMark({ kind }: { kind: IncidentKind }) {
  const Icon = ICONS[kind]
  return (
    <span className={styles.mark} data-kind={kind}>
      <Icon size={14} aria-hidden />
    </span>
  )
}
