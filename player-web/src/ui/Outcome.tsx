import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Outcome.module.css'

interface OutcomeProps {
  icon: LucideIcon
  title: string
  /** False when it asks for something instead of announcing a result. */
  isNews?: boolean
  children?: ReactNode
}

/** The result of a form, in place of the form. */
export function Outcome({ icon: Icon, title, isNews = true, children }: OutcomeProps) {
  return (
    <div className={styles.outcome} {...(isNews && { role: 'status' })}>
      <Icon size={36} strokeWidth={1.5} aria-hidden />
      <h1>{title}</h1>
      {children}
    </div>
  )
}
