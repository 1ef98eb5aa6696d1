import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './FormRefusal.module.css'

/** Why a form was refused, where no field says so. */
export function FormRefusal({ children }: { children: ReactNode }) {
  return (
    <p className={styles.refusal} role="alert">
      <CircleAlert size={18} aria-hidden />
      {children}
    </p>
  )
}
