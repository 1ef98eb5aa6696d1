import type { PaymentMethodView } from '@grandstand/shared-types/wire/money/payments'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { CopyLine } from '../pieces/CopyLine.tsx'
import styles from './MethodCard.module.css'

interface MethodFactsProps {
  method: PaymentMethodView
  currency: string
}

/** Bounds and fee of a method, and what staff say of it. */
export function MethodFacts({ method, currency }: MethodFactsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { infoFields, minMinor, maxMinor } = method
  const bounds = [
    { label: t('moneyPage.min'), minor: minMinor },
    { label: t('moneyPage.max'), minor: maxMinor },
  ].filter(({ minor }) => minor > 0)
  return (
    <>
      <dl className={styles.facts}>
        {bounds.map(({ label, minor }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{format.money(minor, currency)}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('payments.fee')}</dt>
          <dd>{useFeeText(method, currency)}</dd>
        </div>
      </dl>
      {infoFields.length > 0 && (
        <dl className={styles.info}>
          {infoFields.map(({ label, text }) => (
            <CopyLine key={label} label={label} text={text} />
          ))}
        </dl>
      )}
    </>
  )
}

/** The parts of the fee: `1.5 % + ₺2.00`. */
function useFeeText(method: PaymentMethodView, currency: string): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const { feePercentMilli, feeFixedMinor } = method
  const parts = [
    feePercentMilli > 0 && `${feePercentMilli / 1_000}%`,
    feeFixedMinor > 0 && format.money(feeFixedMinor, currency),
  ].filter((part) => part !== false)
  return parts.length === 0 ? t('moneyPage.noFee') : <bdi dir="ltr">{parts.join(' + ')}</bdi>
}
