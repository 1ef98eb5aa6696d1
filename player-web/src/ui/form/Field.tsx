import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { useBound } from './useBound.ts'
import styles from './Field.module.css'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  'label': string
  'error'?: string | undefined
  /** What to enter; replaced by an error. */
  'hint'?: string | undefined
  'onValue': (text: string) => void
  /** A control inside the field's end. */
  'aside'?: ReactNode
  'ref'?: Ref<HTMLInputElement>
  'data-autofocus'?: boolean
  /** True for the field that gets the focus when the focused control is gone. */
  'data-main-field'?: boolean | undefined
}

/** A labelled input with its hint or error. */
export function Field({ label, hint, onValue, aside, ref, ...rest }: FieldProps) {
  const id = useId()
  const { error: given, ...attributes } = rest
  const { tooLong, cut } = useBound({ id, label, ...attributes })
  const error = tooLong ?? given
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box} data-invalid={error !== undefined}>
        <input
          ref={ref}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : noteId}
          onChange={(event) => onValue(event.target.value)}
          {...attributes}
          {...cut}
        />
        {aside}
      </span>
      {note !== undefined && (
        <span id={noteId} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </span>
      )}
    </div>
  )
}
