import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

/** Tabs that are links: `children` are links, the current one with `aria-current`. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
