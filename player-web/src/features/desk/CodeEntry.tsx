import { atom, useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './Desk.module.css'
import { Key } from './Key.tsx'
import { useTranslation } from 'react-i18next'

/** Longer than any code, so that a code with spaces or hyphens fits. */
const MAX_LENGTH = 40

/** The ticket on the counter; it stays out of the address, which others may read. */
export const ticketCodeAtom = atom<string | null>(null)

/** Takes the typed or scanned code of a ticket, on every tab. A scanner ends its input with Enter. */
export function CodeEntry() {
  const { t } = useTranslation()
  const home = useHome()
  const navigate = useNavigate()
  const setCode = useSetAtom(ticketCodeAtom)
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
    if (code === '') return
    setTyped('')
    setCode(code)
    void navigate(`${home}desk/ticket`)
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
