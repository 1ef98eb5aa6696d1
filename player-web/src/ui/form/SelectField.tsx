import { useId, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react'
import styles from './Field.module.css'

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  error?: string | undefined
  onValue: (value: string) => void
  ref?: Ref<HTMLSelectElement>
  /** The options. */
  children: ReactNode
}

/** A labelled select field with its error. */
export function SelectField({ label, error, onValue, ref, children, ...rest }: SelectFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box} data-invalid={error !== undefined}>
        <select
          ref={ref}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onValue(event.target.value)}
          {...rest}
        >
          {children}
        </select>
      </span>
      {error !== undefined && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
