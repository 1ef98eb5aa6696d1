import type { ShiftCount, ShiftView } from '@grandstand/shared-types/wire/desk/desk'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useBillActs } from '../bills/useBillActs.ts'
import styles from '../Desk.module.css'
import { useDeskError } from '../useDeskError.ts'
import { CountForm } from './CountForm.tsx'
import { TakingsList } from '../bills/TakingsList.tsx'
import type { useShift } from './useShift.ts'

interface ShiftTabProps extends ReturnType<typeof useShift> {
  shift: ShiftView | null
}

/**
 * The figures of the open shift, and the form that ends it by a count of the cash; without an open shift, the form that
 * begins one.
 */
export function ShiftTab({ shift, open, close }: ShiftTabProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useDeskError()
  const { printNew } = useBillActs()
  if (!shift) return <OpenShift open={open} />
  const count = (order: ShiftCount) =>
    close.mutate(order, { onSuccess: ({ bill }) => printNew(bill.id) })
  return (
    <section className={styles.box} aria-label={t('desk.close')}>
      <h2>
        {t('desk.openSince')} <bdi>{format.dayTime(shift.openedAt)}</bdi>
      </h2>
      <TakingsList takings={shift} />
      <CountForm
        action={t('desk.close')}
        hint={t('desk.closing')}
        isPending={close.isPending}
        error={errorText(close.error)}
        onCount={(countedMinor) => count({ countedMinor })}
        hotkey="F8"
      />
    </section>
  )
}

/** Begins a shift with a count of the cash in the drawer. */
export function OpenShift({ open }: Pick<ReturnType<typeof useShift>, 'open'>) {
  const { t } = useTranslation()
  const errorText = useDeskError()
  return (
    <CountForm
      action={t('desk.open')}
      hint={t('desk.noShift')}
      isPending={open.isPending}
      error={errorText(open.error)}
      onCount={(countedMinor) => open.mutate({ countedMinor })}
      hotkey="F8"
      hasFocus
    />
  )
}
