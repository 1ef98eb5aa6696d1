import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import styles from './Field.module.css'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  'label': string
  'error'?: string | undefined
  'onValue': (text: string) => void
  /** A control inside the field's end. */
  'aside'?: ReactNode
  'ref'?: Ref<HTMLInputElement>
  'data-autofocus'?: boolean
  /** Where the focus goes when its control has gone. */
  'data-main-field'?: boolean | undefined
}

/** A labelled input with its error. */
export function Field({ label, error, onValue, aside, ref, ...rest }: FieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box} data-invalid={error !== undefined}>
        <input
          ref={ref}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onValue(event.target.value)}
          {...rest}
        />
        {aside}
      </span>
      {error !== undefined && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
