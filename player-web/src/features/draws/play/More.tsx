import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './More.module.css'

interface MoreProps {
  title: string
  isOpen?: boolean
  children: ReactNode
}

/** What few people need, folded under its title. */
export function More({ title, isOpen = false, children }: MoreProps) {
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        {title}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
