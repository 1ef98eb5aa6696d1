import type { TransferForm } from '@grandstand/shared-types/themes/transfer_form'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../api/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { AmountPart } from './AmountPart.tsx'
import styles from './Transfer.module.css'

const unchanged = () => undefined

interface RequestFormProps {
  fields: TransferForm['fields']
  amount: TransferForm['amount']
}

/** The fields of a request in one or two columns, or step by step; disabled, since there is no method. */
export function RequestForm({ fields, amount }: RequestFormProps) {
  const { t } = useTranslation()
  const { data: me } = useQuery(meQuery)
  const names = (
    <>
      <Field
        label={t('transfer.firstName')}
        value={me?.firstName ?? ''}
        onValue={unchanged}
        disabled
      />
      <Field
        label={t('transfer.lastName')}
        value={me?.lastName ?? ''}
        onValue={unchanged}
        disabled
      />
    </>
  )
  const sum = <AmountPart form={amount} />
  const send = (
    <Button type="submit" size="large" disabled>
      {t('transfer.send')}
    </Button>
  )
  if (fields === 'stepper') {
    return (
      <form className={styles.form} data-fields={fields}>
        <ol className={styles.steps}>
          <Step name={t('transfer.method')} isCurrent>
            <p className={styles.note}>{t('transfer.noMethods')}</p>
          </Step>
          <Step name={t('transfer.details')}>{names}</Step>
          <Step name={t('transfer.amount')}>
            {sum}
            {send}
          </Step>
        </ol>
      </form>
    )
  }
  return (
    <form className={styles.form} data-fields={fields}>
      {names}
      {sum}
      {send}
    </form>
  )
}

interface StepProps {
  name: string
  isCurrent?: boolean
  children: ReactNode
}

function Step({ name, isCurrent = false, children }: StepProps) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined}>
      <h2>{name}</h2>
      <div className={styles.stepFields}>{children}</div>
    </li>
  )
}
