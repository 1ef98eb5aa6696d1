import { KEYPAD_DIGITS } from '@grandstand/shared-types/accounts/field_limits'
import { typedDigits } from '@grandstand/shared-types/core/typed_text'
import { Delete } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import styles from './Keypad.module.css'
import { useTranslation } from 'react-i18next'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface KeypadProps {
  label: string
  /** Why the last digits were refused, after which the keypad is empty. */
  error: string | undefined
  /** True while the digits are checked. */
  isPending: boolean
  /** Called once, with all digits. */
  onDigits: (digits: string) => void
}

/**
 * Takes six digits, from a keyboard, from the keys on the screen, or from both. The field never shows the digits; their
 * number is shown and spoken.
 */
export function Keypad({ label, error, isPending, onDigits }: KeypadProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const [isTooLong, setTooLong] = useState(false)
  const refusal = isTooLong ? t('errors.lengthAtMost', { p1: label, p2: KEYPAD_DIGITS }) : error

  const take = (typed: string) => {
    if (isPending) return
    const next = typedDigits(typed)
    // a longer paste is another code, so none of it is taken
    setTooLong(next.length > KEYPAD_DIGITS)
    if (next.length > KEYPAD_DIGITS) return setDigits('')
    const isComplete = next.length === KEYPAD_DIGITS
    setDigits(isComplete ? '' : next)
    if (isComplete) onDigits(next)
  }

  // the refused digits are gone, so the next try can begin at once
  useEffect(() => input.current?.focus(), [error, isPending])

  const key = (content: ReactNode, name: string, press: () => void) => (
    <button key={name} type="button" className={styles.key} aria-label={name} onClick={press}>
      {content}
    </button>
  )

  return (
    <div className={styles.keypad} role="group" aria-labelledby={id}>
      <label id={id} htmlFor={`${id}-field`} className={styles.label}>
        {label}
      </label>
      <div className={styles.entry} data-invalid={refusal !== undefined} data-pending={isPending}>
        <input
          ref={input}
          id={`${id}-field`}
          className={styles.field}
          type="password"
          // the keys on the screen replace the phone's own keyboard
          inputMode="none"
          autoComplete="off"
          dir="ltr"
          aria-describedby={`${id}-state`}
          aria-invalid={refusal !== undefined}
          data-autofocus
          value={digits}
          readOnly={isPending}
          onChange={({ target }) => take(target.value)}
        />
        <span className={styles.dots} dir="ltr" aria-hidden>
          {Array.from({ length: KEYPAD_DIGITS }, (_, index) => (
            <i key={index} data-filled={isPending || index < digits.length} />
          ))}
        </span>
      </div>
      <p
        id={`${id}-state`}
        className={styles.state}
        role="status"
        data-error={refusal !== undefined}
      >
        <span className={digits === '' ? undefined : 'visually-hidden'}>{refusal}</span>
        <span className="visually-hidden">
          {t('statusPopup.digitsTyped', { typed: digits.length, all: KEYPAD_DIGITS })}
        </span>
      </p>
      <div className={styles.keys} dir="ltr">
        {DIGITS.map((digit) => key(digit, digit, () => take(digits + digit)))}
        {key(t('statusPopup.clear'), t('statusPopup.clear'), () => setDigits(''))}
        {key('0', '0', () => take(`${digits}0`))}
        {key(<Delete size={22} aria-hidden />, t('statusPopup.eraseDigit'), () =>
          setDigits(digits.slice(0, -1))
        )}
      </div>
    </div>
  )
}
