import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import { useState, type FormEvent } from 'react'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import styles from '../Desk.module.css'
import { useTranslation } from 'react-i18next'

interface CountFormProps {
  /** The button's text. */
  action: string
  hint: string
  isPending: boolean
  error: string | undefined
  onCount: (countedMinor: number) => void
  hotkey?: string
  hasFocus?: boolean
}

/** Asks for the amount of cash in the drawer, typed with the language's decimal sign. */
export function CountForm(props: CountFormProps) {
  const { action, hint, isPending, error, onCount, hotkey, hasFocus = false } = props
  const { t } = useTranslation()
  const { language } = useFormat()
  const [typed, setTyped] = useState('')
  const counted = parseMoney(typed, language)
  const isAmount = counted !== null && counted >= 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAmount && !isPending) onCount(counted)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.hint}>{hint}</p>
      <Field
        label={t('desk.counted')}
        value={typed}
        onValue={setTyped}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        autoFocus={hasFocus}
        data-main-field={hasFocus || undefined}
        {...(hotkey && { 'data-hotkey': hotkey })}
      />
      <Button type="submit" disabled={!isAmount || isPending}>
        {action}
      </Button>
    </form>
  )
}
