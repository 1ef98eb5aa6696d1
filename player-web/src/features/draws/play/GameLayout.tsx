import type { ReactNode } from 'react'
import styles from './GameLayout.module.css'

/** The board on which a ticket is filled in, and the ticket beside it. */
export function GameLayout({ slip, children }: { slip: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.game}>
      <div className={styles.board}>{children}</div>
      {slip}
    </div>
  )
}
