import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import styles from '../Desk.module.css'
import { Key } from '../Key.tsx'
import { useCheckTicket } from './useCheckTicket.ts'

/** Longer than any code, so that a code with spaces or hyphens fits. */
const MAX_LENGTH = 40

/** Takes the typed or scanned code of a ticket, above every tab. A scanner ends its input with Enter. */
export function CodeEntry() {
  const { t } = useTranslation()
  const check = useCheckTicket()
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTyped('')
    check(typed)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label={t('desk.code')}
        value={typed}
        onValue={setTyped}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        data-hotkey="F4"
        data-main-field
        aside={<Key name="F4" />}
      />
      <Button type="submit" variant="quiet">
        {t('desk.check')}
      </Button>
    </form>
  )
}
