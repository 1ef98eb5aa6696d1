import type { BillView } from '@grandstand/shared-types/wire/desk/desk'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from '../Desk.module.css'
import { TakingsList } from './TakingsList.tsx'
import { useTranslation } from 'react-i18next'

interface BillProps {
  bill: BillView
  isPending: boolean
  onPrint: () => void
}

/** A bill with its figures. It prints once as the original, then as a copy. */
export function Bill({ bill, isPending, onPrint }: BillProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { countedMinor, expectedMinor, isLast, printCount } = bill
  const counted: [string, number][] =
    countedMinor === null
      ? []
      : [
          [t('desk.counted'), countedMinor],
          [t('desk.difference'), countedMinor - expectedMinor],
        ]
  const name = t('desk.bill', { shift: bill.shiftId, bill: bill.billNumber })
  const action = printCount === 0 ? t('desk.print') : t('desk.printCopy')
  return (
    <li className={styles.bill}>
      <header>
        <h2>{name}</h2>
        <span className={styles.chip}>{isLast ? t('desk.shiftEnd') : t('desk.cut')}</span>
        <span className={styles.hint}>
          {format.dayTime(bill.openedAt)} – {format.dayTime(bill.closedAt)}
        </span>
        <Button
          size="small"
          variant="quiet"
          aria-label={`${action}: ${name}`}
          disabled={isPending}
          onClick={onPrint}
        >
          {action}
          {printCount > 0 && ` (${printCount})`}
        </Button>
      </header>
      <TakingsList takings={bill} more={counted} />
    </li>
  )
}
