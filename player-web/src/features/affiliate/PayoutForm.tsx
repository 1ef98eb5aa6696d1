import type { FieldError } from '@grandstand/shared-types/core/errors'
import { formValue } from '@grandstand/shared-types/payments/field_faults'
import type { PaymentMethodView } from '@grandstand/shared-types/wire/money/payments'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { errorText, failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { PlainForm } from '../../ui/form/PlainForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { asksPassword, banksQuery, FormField, PASSWORD, PasswordField } from '../money/index.ts'
import { payoutQuery } from './affiliateQueries.ts'
import styles from './Affiliate.module.css'

/** A method with its own fields; the server says which of them it refuses, and when it wants the password. */
export function PayoutForm({ methods }: { methods: readonly PaymentMethodView[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { language } = format
  const client = useQueryClient()
  const [methodId, setMethodId] = useState('')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [bankId, setBankId] = useState('')
  const [password, setPassword] = useState<string | null>(null)
  const method = methods.find(({ id }) => String(id) === methodId)
  const save = useMutation({
    mutationFn: (chosen: PaymentMethodView) =>
      call('PUT /v1/me/affiliate/payout', {
        query: { language },
        body: {
          methodId: chosen.id,
          values: chosen.fields.flatMap(({ name, type }) => {
            const value = formValue(type, texts[name] ?? '', language)
            return value === '' ? [] : [{ name, value }]
          }),
          ...(bankId !== '' && { bankId: Number(bankId) }),
          ...(password && { currentPassword: password }),
        },
      }),
    onSuccess: (next) => client.setQueryData(payoutQuery(language).queryKey, next),
    onError: (error) => asksPassword(fieldOf(error)) && setPassword(''),
  })
  const refused = fieldOf(save.error)
  const isAsking = asksPassword(refused) && password === ''
  const errorOf = (name: string) =>
    refused?.field === name && !isAsking ? errorText(refused, t, format, '') : undefined
  const choose = (id: string) => {
    setMethodId(id)
    setTexts({})
    setBankId('')
    save.reset()
  }
  return (
    <PlainForm onSend={() => method && !save.isPending && save.mutate(method)}>
      <SelectField
        label={t('affiliatePage.payout.method')}
        name="methodId"
        value={methodId}
        onValue={choose}
      >
        <option value="">{t('moneyPage.choose')}</option>
        {methods.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {method?.banks === 'selector' && (
        <BankField
          methodId={method.id}
          value={bankId}
          error={errorOf('bankId')}
          onValue={setBankId}
        />
      )}
      {method?.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          value={texts[field.name] ?? ''}
          error={errorOf(field.name)}
          onValue={(text) => setTexts((before) => ({ ...before, [field.name]: text }))}
        />
      ))}
      {password !== null && (
        <PasswordField value={password} error={errorOf(PASSWORD)} onValue={setPassword} />
      )}
      {save.error && !refused && <p role="alert">{failureText(save.error, t, format)}</p>}
      <div className={styles.buttons}>
        <Button type="submit" variant="quiet" disabled={!method || save.isPending}>
          {t('affiliatePage.payout.save')}
        </Button>
      </div>
    </PlainForm>
  )
}

interface BankFieldProps {
  methodId: number
  value: string
  error: string | undefined
  onValue: (id: string) => void
}

function BankField({ methodId, ...field }: BankFieldProps) {
  const { t } = useTranslation()
  const { data } = useQuery(banksQuery(methodId))
  return (
    <SelectField label={t('moneyPage.bank')} name="bankId" {...field}>
      <option value="">{t('moneyPage.choose')}</option>
      {data?.banks.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

const fieldOf = (error: unknown): FieldError<PlayerKey> | undefined =>
  error instanceof ApiError ? error.fields[0] : undefined

type PlayerKey = ApiError['fields'][number]['key']
