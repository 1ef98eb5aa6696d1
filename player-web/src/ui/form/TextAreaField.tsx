import { useId, type TextareaHTMLAttributes } from 'react'
import { useBound } from './useBound.ts'
import styles from './Field.module.css'

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  error?: string | undefined
  onValue: (text: string) => void
}

/** A labelled field for several lines with its error. */
export function TextAreaField({ label, error: given, onValue, ...rest }: TextAreaFieldProps) {
  const id = useId()
  const { tooLong, cut } = useBound({ id, label, ...rest })
  const error = tooLong ?? given
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box} data-invalid={error !== undefined}>
        <textarea
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onValue(event.target.value)}
          {...rest}
          {...cut}
        />
      </span>
      {error !== undefined && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
