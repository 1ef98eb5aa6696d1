import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './FormRefusal.module.css'

/** The reason why a form was refused, when no field shows it. */
export function FormRefusal({ children }: { children: ReactNode }) {
  return (
    <p className={styles.refusal} role="alert">
      <CircleAlert size={18} aria-hidden />
      {children}
    </p>
  )
}
