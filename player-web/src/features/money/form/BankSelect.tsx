import type { BankView } from '@grandstand/shared-types/wire/money/payments'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { CopyLine } from '../pieces/CopyLine.tsx'
import type { PaymentFormState } from './usePaymentForm.ts'

export interface BankFieldProps {
  of: PaymentFormState
  banks: readonly BankView[]
  error: string | undefined
}

/** The bank to which the player pays, with its account. */
export function BankSelect({ of, banks, error }: BankFieldProps) {
  const { t } = useTranslation()
  const bank = banks.find(({ id }) => String(id) === of.bankId)
  return (
    <>
      <SelectField
        label={t('moneyPage.bank')}
        error={error}
        name="bankId"
        value={of.bankId}
        onValue={of.setBankId}
        aria-required
      >
        <option value="">{t('moneyPage.choose')}</option>
        {banks.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {bank && <BankAccount bank={bank} />}
    </>
  )
}

/** Where the money goes; nothing where the gateway says it later. */
export function BankAccount({ bank: { account } }: { bank: BankView }) {
  const { t } = useTranslation()
  if (account === '') return null
  return (
    <dl>
      <CopyLine label={t('moneyPage.account')} text={account} isCode />
    </dl>
  )
}
