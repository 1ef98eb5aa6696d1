import { formatAmount } from '@grandstand/shared-types/money/format'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import styles from './StakeField.module.css'

interface AmountInputProps {
  label: string
  minor: number
  /** Called with each typed amount in minor units; 0 for text that is not an amount. */
  onMinor: (minor: number) => void
  onLeave: () => void
  /** Text below a field with an amount. */
  note?: string | undefined
}

/** An amount, typed with the language's decimal sign. */
export function AmountInput({ label, minor, onMinor, onLeave, note }: AmountInputProps) {
  const { t } = useTranslation()
  const { language } = useFormat()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const parsed = typed === null ? minor : parseMoney(typed, language)
  const isValid = parsed !== null && parsed >= 0
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={typed ?? formatAmount(minor, language)}
        aria-invalid={!isValid}
        aria-describedby={`${id}-note`}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setTyped(target.value)
          const amount = parseMoney(target.value, language)
          onMinor(amount !== null && amount >= 0 ? amount : 0)
        }}
        onBlur={() => {
          setTyped(null)
          onLeave()
        }}
      />
      <p id={`${id}-note`} className={styles.note} role="status">
        {!isValid && typed !== '' ? t('slip.stakeError') : note}
      </p>
    </div>
  )
}
