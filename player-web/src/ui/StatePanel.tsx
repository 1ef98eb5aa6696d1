import { CalendarX2, SearchX, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './StatePanel.module.css'

const ICONS = {
  error: TriangleAlert,
  empty: CalendarX2,
  search: SearchX,
} as const

interface StatePanelProps {
  kind: keyof typeof ICONS
  /** Replaces the usual icon of the kind. */
  icon?: LucideIcon
  title: string
  hint?: string
  /** Actions, such as a button that tries again. */
  children?: ReactNode
}

/** Stands in for content that is empty or failed to load. */
export function StatePanel({ kind, icon, title, hint, children }: StatePanelProps) {
  const Icon = icon ?? ICONS[kind]
  return (
    <div className={styles.panel} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon size={26} strokeWidth={1.6} aria-hidden />
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
