import { useId, type ReactNode } from 'react'
import styles from './Inputs.module.css'

interface ChoiceProps {
  label: string
  value: number
  onChange: (value: number) => void
  children: ReactNode
}

/** A preference with a few values. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {children}
      </select>
    </div>
  )
}
