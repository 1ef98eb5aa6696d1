import type { ShiftView } from '@grandstand/shared-types/wire/desk/desk'
import { useFormat } from '../../../i18n/format.ts'
import styles from '../Desk.module.css'
import { useTranslation } from 'react-i18next'

type Takings = Pick<
  ShiftView,
  | 'currency'
  | 'openingMinor'
  | 'sold'
  | 'deposited'
  | 'paid'
  | 'jackpotsPaid'
  | 'returned'
  | 'expectedMinor'
>

interface TakingsListProps {
  takings: Takings
  /** Further figures at the end: label and minor units. */
  more?: readonly [label: string, amountMinor: number][]
}

/** The figures of a shift or a bill, each movement with its count. */
export function TakingsList({ takings, more = [] }: TakingsListProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, takings.currency)
  const sums = (['sold', 'deposited', 'paid', 'jackpotsPaid', 'returned'] as const).map(
    (name): [string, string] => [
      t(`desk.${name}`),
      `${money(takings[name].amountMinor)} (${takings[name].count})`,
    ]
  )
  const figures: [string, string][] = [
    [t('desk.opening'), money(takings.openingMinor)],
    ...sums,
    [t('desk.expected'), money(takings.expectedMinor)],
    ...more.map(([label, minor]): [string, string] => [label, money(minor)]),
  ]
  return (
    <dl className={styles.takings}>
      {figures.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
