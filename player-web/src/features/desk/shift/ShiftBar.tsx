import type { ShiftView } from '@grandstand/shared-types/wire/desk/desk'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import styles from './ShiftBar.module.css'

const SUMS = ['sold', 'deposited', 'paid', 'jackpotsPaid', 'returned'] as const
const RARE: readonly string[] = ['deposited', 'jackpotsPaid']

/** The open shift in one line: its opening cash, and its movements so far. */
export function ShiftBar({ shift }: { shift: ShiftView | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!shift) {
    return (
      <section className={styles.bar} aria-label={t('desk.shift')}>
        {t('desk.shiftClosed')}
      </section>
    )
  }
  const money = (minor: number) => format.money(minor, shift.currency)
  // few machines take cash from players, and few papers win a jackpot, so an empty sum is hidden
  const sums = SUMS.filter((name) => !RARE.includes(name) || shift[name].count > 0)
  const figures: [string, string][] = [
    [t('desk.opening'), money(shift.openingMinor)],
    ...sums.map((name): [string, string] => [
      t(`desk.${name}`),
      `${money(shift[name].amountMinor)} (${shift[name].count})`,
    ]),
  ]
  return (
    <section className={styles.bar} aria-label={t('desk.shift')}>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
