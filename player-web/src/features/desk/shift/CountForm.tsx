import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { meQuery } from '../../../api/queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { amountRefusal } from '../../../i18n/amountRefusal.ts'
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
  const format = useFormat()
  const currency = useQuery(meQuery).data?.currency ?? ''
  const [typed, setTyped] = useState('')
  const counted = parseMoney(typed, format.language)
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
        error={
          amountRefusal({ typed, minor: counted, leastMinor: 0, currency }, t, format) ?? error
        }
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
