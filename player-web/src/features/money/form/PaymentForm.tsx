import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type { TransferForm } from '@grandstand/shared-types/themes/transfer_form'
import type {
  BankView,
  PaymentAnswer,
  PaymentMethodView,
} from '@grandstand/shared-types/wire/money/payments'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PlainForm } from '../../../ui/form/PlainForm.tsx'
import { useForfeitQuestion } from '../../bonuses/index.ts'
import { AmountField, FeeLine } from './AmountField.tsx'
import { BankRadios } from './BankRadios.tsx'
import { BankSelect } from './BankSelect.tsx'
import { FormField } from './FormField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PASSWORD } from './passwordName.ts'
import styles from './PaymentForm.module.css'
import { Steps } from './Steps.tsx'
import { useOrder } from './useOrder.ts'
import { usePaymentForm, type ChosenAmount } from './usePaymentForm.ts'

const unchanged = () => undefined

/** How the form is laid out. */
export type FormLayout = Pick<TransferForm, 'fields' | 'amount'>
const USUAL: FormLayout = { fields: 'one', amount: 'chips' }

/** Steps of the layout `stepper`, after that of the method. */
const DETAILS = 1
const AMOUNT = 2
const stepOf = (field: string): number =>
  ['amountMinor', 'amountId', PASSWORD].includes(field) ? AMOUNT : DETAILS

interface PaymentFormProps {
  direction: PaymentDirection
  method: PaymentMethodView
  me: Me
  layout?: FormLayout
  /** The banks of a method with a choice of one. */
  banks?: readonly BankView[]
  /** Bank and amount of a method with amounts. */
  chosen?: ChosenAmount
  onTaken: (answer: PaymentAnswer) => void
}

/** The form of a method: the name of the player, bank, amount, then the method's own fields (rules 11.2). */
export function PaymentForm({ layout = USUAL, ...props }: PaymentFormProps) {
  const { direction, method, me, banks, chosen, onTaken } = props
  const { t } = useTranslation()
  const format = useFormat()
  const { currency } = me
  const form = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(0)
  const of = usePaymentForm({
    form,
    direction,
    method,
    language: format.language,
    chosen,
    withdrawableMinor: direction === 'withdrawal' ? me.balances.withdrawable : undefined,
    onFault: (field) => setStep(stepOf(field)),
  })
  const order = useOrder({ direction, method, currency, onTaken })
  const forfeits = useForfeitQuestion(direction === 'withdrawal', currency)
  const isBusy = order.isPending || forfeits.isAsking
  const errorOf = (name: string): string | undefined => {
    const fault = of.faultOf(name)
    return fault && errorText(fault, t, format, currency)
  }
  const send = () => {
    const checked = of.check()
    if (!checked || isBusy) return
    forfeits.ask(() => order.mutate(checked, { onError: of.showRefusal }))
  }
  const goOn = () => {
    if (step === AMOUNT) send()
    else if (step < DETAILS || of.checkDetails()) setStep(step + 1)
  }

  const BankField = layout.amount === 'bank-list' ? BankRadios : BankSelect
  const nameAndBank = (
    <>
      <div className={styles.names}>
        <Field label={t('moneyPage.firstName')} value={me.firstName} onValue={unchanged} disabled />
        <Field label={t('moneyPage.lastName')} value={me.lastName} onValue={unchanged} disabled />
      </div>
      {banks && (
        <div className={styles.bank}>
          <BankField of={of} banks={banks} error={errorOf('bankId')} />
        </div>
      )}
    </>
  )
  const amount = chosen ? (
    <FeeLine
      direction={direction}
      method={method}
      amountMinor={chosen.amountMinor}
      currency={currency}
    />
  ) : (
    <AmountField
      of={of}
      direction={direction}
      method={method}
      currency={currency}
      error={errorOf('amountMinor')}
      hasChips={layout.amount !== 'input'}
    />
  )
  const fields = method.fields.map((field) => (
    <FormField
      key={field.name}
      field={field}
      value={of.textOf(field)}
      error={errorOf(field.name)}
      onValue={(text) => of.setText(field, text)}
    />
  ))
  const password = of.password !== null && (
    <PasswordField value={of.password} error={errorOf(PASSWORD)} onValue={of.setPassword} />
  )
  const button = (
    <>
      <Button type="submit" size="large" disabled={isBusy}>
        {t(`money.${direction === 'deposit' ? 'deposit' : 'withdraw'}`)}
      </Button>
      {forfeits.dialog}
    </>
  )
  if (layout.fields === 'stepper') {
    return (
      <PlainForm ref={form} onSend={goOn}>
        <Steps
          method={method}
          current={step}
          details={
            <>
              {nameAndBank}
              {fields}
            </>
          }
          amount={
            <>
              {amount}
              {password}
            </>
          }
          send={button}
          onBack={() => setStep(step - 1)}
        />
      </PlainForm>
    )
  }
  return (
    <PlainForm ref={form} onSend={send}>
      <div className={styles.fields} data-fields={layout.fields}>
        {nameAndBank}
        {amount}
        {fields}
        {password}
        {button}
      </div>
    </PlainForm>
  )
}
