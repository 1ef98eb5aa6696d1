import type { RegistrationForm } from '@grandstand/shared-types/registration/form'
import type {
  Registered,
  RegistrationTermsView,
} from '@grandstand/shared-types/wire/people/registration'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isCaptchaFailure } from '../../api/captcha/solvedCaptcha.ts'
import { ApiError } from '../../api/errors.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { AccountStep } from './AccountStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { STEP_FIELDS, stepOf, STEPS } from './formSteps.ts'
import { PersonStep } from './PersonStep.tsx'
import { useRegistration } from './useRegistration.ts'
import { useSendRegistration } from './useSendRegistration.ts'
import styles from './Register.module.css'

const PARTS = { account: AccountStep, person: PersonStep, contact: ContactStep } as const

interface RegisterFormProps {
  terms: RegistrationTermsView
  given: Partial<RegistrationForm>
  onDone: (answer: Registered, form: RegistrationForm) => void
}

/** The form in three short steps. A step can only be left without faults; a refusal leads back to its field. */
export function RegisterForm({ terms, given, onDone }: RegisterFormProps) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(0)
  /** Counts changes of step and refusals; each moves the focus. */
  const [attempts, setAttempts] = useState(0)
  const registration = useRegistration(terms, given)
  const { send, state, error } = useSendRegistration(registration, {
    onDone: (answer) => onDone(answer, registration.form),
    onRefused: (fields) => {
      // the server may refuse a field of an earlier step
      const refusedStep = fields.map(({ field }) => stepOf(field)).find((one) => one !== undefined)
      if (refusedStep) setIndex(STEPS.indexOf(refusedStep))
      setAttempts((count) => count + 1)
    },
  })
  const page = useRef<HTMLFormElement>(null)
  const step = STEPS[index] ?? 'account'
  const Part = PARTS[step]
  const isLast = index === STEPS.length - 1

  useEffect(() => {
    if (attempts === 0) return
    const form = page.current
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? form?.querySelector<HTMLElement>('input, select'))?.focus()
  }, [attempts])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'no') return
    registration.visit(...STEP_FIELDS[step])
    const isRight = STEP_FIELDS[step].every((field) => registration.faultOf(field) === null)
    if (isRight && isLast) return send()
    if (isRight) setIndex(index + 1)
    setAttempts(attempts + 1)
  }

  return (
    <form ref={page} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <ol className={styles.steps} aria-hidden>
          {STEPS.map((name, at) => (
            <li key={name} data-state={at < index ? 'done' : at === index ? 'now' : 'next'} />
          ))}
        </ol>
        <p className={styles.count}>
          {t('register.step', { step: index + 1, steps: STEPS.length })}
        </p>
        <h2>{t(`register.steps.${step}`)}</h2>
      </div>
      <Refusal error={error} />
      <Part of={registration} />
      {isLast && <p className={styles.hint}>{t('register.age')}</p>}
      <div className={styles.actions}>
        {index > 0 && (
          <Button
            variant="quiet"
            size="large"
            onClick={() => {
              setIndex(index - 1)
              setAttempts(attempts + 1)
            }}
          >
            {t('register.back')}
          </Button>
        )}
        <Button type="submit" size="large" disabled={state !== 'no'}>
          {state === 'no'
            ? t(isLast ? 'register.submit' : 'register.next')
            : t(state === 'captcha' ? 'register.checking' : 'register.sending')}
        </Button>
      </div>
    </form>
  )
}

/** The refusal that no field of the form shows. */
function Refusal({ error }: { error: Error | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!error || (error instanceof ApiError && error.fields.some(({ field }) => stepOf(field)))) {
    return null
  }
  return (
    <FormRefusal>
      {isCaptchaFailure(error) ? t('errors.captchaWrong') : failureText(error, t, format)}
    </FormRefusal>
  )
}
