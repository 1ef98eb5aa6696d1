import { amountFault, feeOf } from '@grandstand/shared-types/payments/amounts'
import { formatAmount } from '@grandstand/shared-types/money/format'
import { writtenAmount } from '@grandstand/shared-types/money/parse_money'
import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type { PaymentMethodView } from '@grandstand/shared-types/wire/money/payments'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { chipAmounts } from '../pieces/amounts.ts'
import styles from './PaymentForm.module.css'
import type { PaymentFormState } from './usePaymentForm.ts'

interface AmountFieldProps {
  of: PaymentFormState
  direction: PaymentDirection
  method: PaymentMethodView
  currency: string
  error: string | undefined
  /** Whether amounts to choose stand below the field. */
  hasChips: boolean
}

/** The amount, typed or chosen, and what the fee leaves of it. */
export function AmountField(props: AmountFieldProps) {
  const { of, direction, method, currency, error, hasChips } = props
  const { t } = useTranslation()
  const format = useFormat()
  const { amount, amountMinor, mostMinor, setAmount } = of
  return (
    <div className={styles.amount}>
      <Field
        label={t('moneyPage.amount')}
        error={error}
        name="amountMinor"
        value={amount}
        onValue={setAmount}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        aria-required
        aside={<span className={styles.currency}>{currency}</span>}
      />
      {hasChips && (
        <div className={styles.chips} role="group" aria-label={t('moneyPage.amounts')}>
          {chipAmounts(direction, method, mostMinor).map((minor) => (
            <button
              key={minor}
              type="button"
              aria-pressed={amountMinor === minor}
              aria-label={format.money(minor, currency)}
              onClick={() => setAmount(writtenAmount(minor))}
            >
              <bdi dir="ltr">{formatAmount(minor, format.language).replace(/[.,]00$/, '')}</bdi>
            </button>
          ))}
        </div>
      )}
      <FeeLine
        direction={direction}
        method={method}
        amountMinor={amountMinor}
        currency={currency}
      />
    </div>
  )
}

interface FeeLineProps {
  direction: PaymentDirection
  method: PaymentMethodView
  amountMinor: number
  currency: string
}

/** The fee of an amount, and the rest; an empty line for a method without fees would only take place. */
export function FeeLine({ direction, method, amountMinor, currency }: FeeLineProps) {
  const { t } = useTranslation()
  const format = useFormat()
  if (method.feePercentMilli === 0 && method.feeFixedMinor === 0) return null
  const isRight = amountFault(direction, amountMinor, method) === null
  const fee = isRight ? feeOf(amountMinor, method) : 0
  return (
    <p className={styles.fee} role="status">
      {isRight &&
        t('moneyPage.afterFee', {
          fee: format.money(fee, currency),
          amount: format.money(amountMinor - fee, currency),
        })}
    </p>
  )
}
