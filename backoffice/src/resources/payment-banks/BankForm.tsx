import type {
  PaymentBankBody,
  PaymentBankRow,
} from '@grandstand/shared-types/wire/money/payment_methods'
import { required, useTranslate } from 'ra-core'
import { ArrayInput, BooleanInput, SelectInput, SimpleFormIterator } from 'react-admin'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { RecordForm } from '../../record/form/FormPage.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { CurrencyInput } from '../../record/inputs/CurrencyInput.tsx'
import { MoneyInput, NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { useMethodChoices } from '../payment-methods/useMethodChoices.ts'

const MOST = { name: 120, swiftCode: 11, account: 60 } as const
const NEW = { amounts: [], listOrder: 0, isShown: true }

/** A bank of a payment method, with the amounts that players can choose. */
export default function BankForm() {
  return (
    <RecordForm
      transform={sent}
      defaultValues={NEW}
      canDelete
      inputs={() => <BankInputs />}
      below={<RecordHistory />}
    />
  )
}

function BankInputs() {
  const translate = useTranslate()
  const length = (name: keyof typeof MOST) => ({ htmlInput: { maxLength: MOST[name] } })
  return (
    <>
      <FormSection isPaired>
        <SelectInput
          source="methodId"
          choices={useMethodChoices()}
          translateChoice={false}
          validate={required()}
        />
        <TextInput source="name" validate={required()} slotProps={length('name')} />
        <TextInput
          source="swiftCode"
          parse={(text: string) => text.toUpperCase()}
          helperText="paymentBanks.swiftHint"
          slotProps={length('swiftCode')}
        />
        <TextInput
          source="account"
          helperText="paymentBanks.accountHint"
          slotProps={length('account')}
        />
        <NumberInput source="listOrder" min={0} step={1} validate={required()} />
        <BooleanInput source="isShown" />
      </FormSection>
      <FormSection
        title={translate('resources.payment-banks.fields.amounts')}
        hint={translate('paymentBanks.amountsHint')}
      >
        <ArrayInput source="amounts" label={false} sx={{ gridColumn: '1 / -1' }}>
          <SimpleFormIterator inline disableReordering disableClear>
            <MoneyInput source="amountMinor" label="paymentBanks.amount" isRequired />
            <CurrencyInput label="paymentBanks.currency" />
            <BooleanInput source="isShown" label="shown.yes" defaultValue />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
    </>
  )
}

type Typed<Row> = { [Field in keyof Row]?: Row[Field] | null }

const sent = (bank: Typed<PaymentBankRow>): Typed<PaymentBankBody> => ({
  methodId: bank.methodId ?? null,
  name: bank.name ?? '',
  swiftCode: bank.swiftCode ?? '',
  account: bank.account ?? '',
  amounts: bank.amounts ?? [],
  listOrder: bank.listOrder ?? 0,
  isShown: bank.isShown ?? false,
})
