import type { FormEvent, FormHTMLAttributes, ReactNode, Ref } from 'react'
import { firstTooLong } from './useBound.ts'
import styles from './PlainForm.module.css'

interface PlainFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  ref?: Ref<HTMLFormElement>
  onSend: () => void
}

/** A form with its fields below each other, which the app checks itself; sending it loads no page. */
export function PlainForm({ onSend, ...rest }: PlainFormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = firstTooLong(event.currentTarget)
    if (wrong) wrong.focus()
    else onSend()
  }
  return <form className={styles.form} onSubmit={send} noValidate {...rest} />
}

/** A quiet line of a form. */
export function FormLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}
