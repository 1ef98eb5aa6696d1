import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/form/Field.tsx'
import { knownCashiers } from './cashiers.ts'
import styles from './HandLogin.module.css'

interface CashierChoiceProps {
  username: string
  onChoose: (username: string) => void
}

/** Chooses who signs in at the machine of a branch: a name that signed in here before, or a typed one. */
export function CashierChoice({ username, onChoose }: CashierChoiceProps) {
  const { t } = useTranslation()
  const [names] = useState(knownCashiers)
  return (
    <div className={styles.form}>
      {names.length > 0 && (
        <div className={styles.names} role="group" aria-label={t('handLogin.cashier')}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === username}
              onClick={() => onChoose(name)}
            >
              <bdi>{name}</bdi>
            </button>
          ))}
        </div>
      )}
      <Field
        label={t('handLogin.username')}
        value={username}
        onValue={onChoose}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        dir="ltr"
      />
    </div>
  )
}
