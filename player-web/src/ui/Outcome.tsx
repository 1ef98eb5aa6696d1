import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Outcome.module.css'

interface OutcomeProps {
  icon: LucideIcon
  title: string
  /** False where it is no news, but asks for something. */
  isNews?: boolean
  children?: ReactNode
}

/** What came of a form, in its place. */
export function Outcome({ icon: Icon, title, isNews = true, children }: OutcomeProps) {
  return (
    <div className={styles.outcome} {...(isNews && { role: 'status' })}>
      <Icon size={36} strokeWidth={1.5} aria-hidden />
      <h1>{title}</h1>
      {children}
    </div>
  )
}
