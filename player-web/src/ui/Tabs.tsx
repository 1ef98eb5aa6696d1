import type { ReactNode } from 'react'
import { useCurrentInView } from './useCurrentInView.ts'
import styles from './Tabs.module.css'

/** Tabs that are links: `children` are links, the current one with `aria-current`. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav ref={useCurrentInView<HTMLElement>()} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}
