import type { ShiftView } from '@grandstand/shared-types/wire/desk'
import { useFormat } from '../../i18n/format.ts'
import styles from './Desk.module.css'
import { useWords } from './words.ts'

/** The open shift: its opening cash, its movements, and the cash that should be in the drawer. */
export function ShiftBar({ shift }: { shift: ShiftView }) {
  const words = useWords()
  const format = useFormat()
  const money = (minor: number) => format.money(minor, shift.currency)
  const sums = (['sold', 'paid', 'returned'] as const).map((name): [string, string] => [
    words[name],
    `${money(shift[name].amountMinor)} (${shift[name].count})`,
  ])
  const facts: [string, string][] = [
    [words.opening, money(shift.openingMinor)],
    ...sums,
    [words.expected, money(shift.expectedMinor)],
  ]
  return (
    <section aria-label={words.shift}>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
