import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type {
  BankAmountView,
  BankView,
  PaymentAnswer,
  PaymentMethodView,
} from '@grandstand/shared-types/wire/money/payments'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { PaymentForm, type FormLayout } from '../form/PaymentForm.tsx'
import { BankAccount } from '../form/BankSelect.tsx'
import styles from '../pieces/Banks.module.css'
import { AmountList, BankList } from './CommunityBanks.tsx'
import { useBanks } from './useBanks.ts'

interface MethodFormProps {
  direction: PaymentDirection
  method: PaymentMethodView
  me: Me
  layout?: FormLayout
  onTaken: (answer: PaymentAnswer) => void
}

/** What a player fills in for a method: the form alone, or a bank before it. */
export function MethodForm(props: MethodFormProps) {
  return props.method.banks === 'none' ? <PaymentForm {...props} /> : <WithBanks {...props} />
}

function WithBanks(props: MethodFormProps) {
  const { t } = useTranslation()
  const { step, banks, retry } = useBanks(props.method.id)
  if (step === 'loading') return <RowsSkeleton rows={4} height="56px" />
  if (step === 'signedOut') {
    return (
      <StatePanel kind="empty" title={t('errors.notSignedIn')}>
        <Button onClick={retry}>{t('header.signIn')}</Button>
      </StatePanel>
    )
  }
  if (step === 'failed') {
    return (
      <StatePanel kind="error" title={t('moneyPage.banksError')}>
        <Button onClick={retry}>{t('common.retry')}</Button>
      </StatePanel>
    )
  }
  if (props.method.banks === 'selector') return <PaymentForm {...props} banks={banks} />
  return <Community {...props} banks={banks} onAgain={retry} />
}

interface CommunityProps extends MethodFormProps {
  banks: readonly BankView[]
  /** Reads the banks again. */
  onAgain: () => void
}

/** Bank, then amount, then the form. */
function Community({ banks, onAgain, ...props }: CommunityProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const [bankId, setBankId] = useState<number | null>(null)
  const [amount, setAmount] = useState<BankAmountView | null>(null)
  const bank = banks.find(({ id }) => id === bankId)
  const toBanks = () => {
    setBankId(null)
    setAmount(null)
    onAgain()
  }
  if (!bank) return <BankList banks={banks} onChoose={({ id }) => setBankId(id)} />
  return (
    <>
      <dl className={styles.chosen}>
        <div>
          <dt>{t('moneyPage.bank')}</dt>
          <dd>{bank.name}</dd>
        </div>
        {amount && (
          <div>
            <dt>{t('moneyPage.amount')}</dt>
            <dd>
              <bdi dir="ltr">{format.money(amount.amountMinor, amount.currency)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {amount ? (
        <>
          <BankAccount bank={bank} />
          <PaymentForm
            {...props}
            chosen={{ bankId: bank.id, amountId: amount.id, amountMinor: amount.amountMinor }}
          />
          <Button variant="quiet" onClick={() => setAmount(null)}>
            {t('moneyPage.otherAmount')}
          </Button>
        </>
      ) : (
        <AmountList
          bank={bank}
          currency={props.me.currency}
          onChoose={setAmount}
          onBack={toBanks}
        />
      )}
    </>
  )
}
