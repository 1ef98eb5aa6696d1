import type { PaymentMethodView } from '@grandstand/shared-types/wire/money/payments'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import { Logo } from '../pieces/Logo.tsx'
import styles from './Steps.module.css'
import { useHeadingFocus } from '../useHeadingFocus.ts'

interface StepsProps {
  method: PaymentMethodView
  current: number
  details: ReactNode
  amount: ReactNode
  /** The button that sends the form. */
  send: ReactNode
  onBack: () => void
}

/** A payment form in three steps: method, details, amount. The button of the first two sends the form, too, which then goes on. */
export function Steps({ method, current, details, amount, send, onBack }: StepsProps) {
  const { t } = useTranslation()
  const heading = useHeadingFocus(String(current))
  const next = <Button type="submit">{t('moneyPage.next')}</Button>
  const steps = [
    {
      name: t('moneyPage.method'),
      content: (
        <p className={styles.method}>
          <Logo src={method.logo} kind={method.payType} />
          <b>{method.name}</b>
        </p>
      ),
      button: next,
    },
    { name: t('moneyPage.details'), content: details, button: next },
    { name: t('moneyPage.amount'), content: amount, button: send },
  ]
  return (
    <ol className={styles.steps} data-fields="stepper">
      {steps.map(({ name, content, button }, index) => {
        const isCurrent = index === current
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            data-is-done={index < current}
          >
            <h3 ref={isCurrent ? heading : null} tabIndex={-1}>
              {name}
            </h3>
            {isCurrent && (
              <div className={styles.content}>
                {content}
                <div className={styles.actions}>
                  {index > 0 && (
                    <Button variant="quiet" onClick={onBack}>
                      {t('moneyPage.previous')}
                    </Button>
                  )}
                  {button}
                </div>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
