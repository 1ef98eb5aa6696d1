import type { TransactionView } from '@grandstand/shared-types/wire/money/ledger'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import styles from './TransactionTable.module.css'

const INCOME = 1
interface TransactionTableProps {
  rows: readonly TransactionView[]
  currency: string
}

/** Income and expenses, with the balance after each. */
export function TransactionTable({ rows, currency }: TransactionTableProps) {
  const { t } = useTranslation()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('transactions.type')}</th>
          <th scope="col">{t('transactions.date')}</th>
          <th scope="col" className={styles.money}>
            {t('transactions.amount')}
          </th>
          <th scope="col" className={styles.money}>
            {t('transactions.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TransactionRow key={row.id} row={row} currency={currency} />
        ))}
      </tbody>
    </table>
  )
}

function TransactionRow({ row, currency }: { row: TransactionView; currency: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const isIncome = row.transType === INCOME
  const Arrow = isIncome ? ArrowDownLeft : ArrowUpRight
  const amount = format.money(row.amountMinor, currency)
  return (
    <tr>
      <td>
        <span className={styles.kind} data-income={isIncome}>
          <Arrow size={16} aria-hidden />
          <span className="visually-hidden">
            {t(isIncome ? 'transactions.income' : 'transactions.expense')}:
          </span>
          {t(`transactions.kind.${row.type}`)}
          {row.referenceType === 'coupon' && row.referenceName !== null && (
            <Link to={`${home}coupons/${row.referenceId}`}>
              <bdi dir="ltr">{row.referenceName}</bdi>
            </Link>
          )}
        </span>
      </td>
      <td className={styles.date}>
        <bdi>{format.dayTime(row.processDate)}</bdi>
      </td>
      <td className={styles.money} data-income={isIncome}>
        <bdi dir="ltr">
          {isIncome ? '+' : '−'}
          {amount}
        </bdi>
      </td>
      <td className={styles.money}>
        <bdi dir="ltr">{format.money(row.lastCreditMinor, currency)}</bdi>
      </td>
    </tr>
  )
}
