import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './PhoneMenu.module.css'

interface FoldProps {
  icon: ReactNode
  label: string
  /** The present choice, beside the label. */
  chosen?: string
  children: ReactNode
}

/** A part of the menu that stays folded until the user opens it. */
export function Fold({ icon, label, chosen, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.item}>
        {icon} {label}
        {chosen !== undefined && <small>{chosen}</small>}
        <ChevronDown size={18} aria-hidden />
      </summary>
      {children}
    </details>
  )
}
