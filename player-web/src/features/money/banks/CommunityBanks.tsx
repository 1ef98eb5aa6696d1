import type { BankAmountView, BankView } from '@grandstand/shared-types/wire/money/payments'
import { ChevronRight, Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import styles from '../pieces/Banks.module.css'

interface BankListProps {
  banks: readonly BankView[]
  onChoose: (bank: BankView) => void
}

/** The first step of a method with amounts: the bank. */
export function BankList({ banks, onChoose }: BankListProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.list} aria-label={t('moneyPage.banks')}>
      {banks.map((bank) => (
        <li key={bank.id}>
          <button type="button" className={styles.row} onClick={() => onChoose(bank)}>
            <Landmark size={18} aria-hidden />
            <span>
              {bank.name}
              <small dir="ltr">{bank.swiftCode}</small>
            </span>
            <ChevronRight size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface AmountListProps {
  bank: BankView
  /** Of the player: a bank takes no other money from them. */
  currency: string
  onChoose: (amount: BankAmountView) => void
  onBack: () => void
}

/** The second step: one of the bank's amounts, or that it has none now. */
export function AmountList({ bank, currency, onChoose, onBack }: AmountListProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const open = bank.amounts.filter((amount) => amount.currency === currency)
  if (open.length === 0) {
    return (
      <StatePanel
        kind="empty"
        icon={Landmark}
        title={t('errors.bankUnavailable')}
        hint={t('moneyPage.otherBanks')}
      >
        <Button onClick={onBack}>{t('moneyPage.backToBanks')}</Button>
      </StatePanel>
    )
  }
  return (
    <>
      <ul className={styles.amounts} aria-label={t('moneyPage.amounts')}>
        {open.map((amount) => (
          <li key={amount.id}>
            <button type="button" onClick={() => onChoose(amount)}>
              <bdi dir="ltr">{format.money(amount.amountMinor, amount.currency)}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onBack}>
        {t('moneyPage.backToBanks')}
      </Button>
    </>
  )
}
