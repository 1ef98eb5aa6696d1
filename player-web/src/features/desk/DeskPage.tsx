import type { ShiftView } from '@grandstand/shared-types/wire/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { refreshAccount } from '../../api/queries.ts'
import { useFormat } from '../../i18n/format.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { CountForm } from './CountForm.tsx'
import styles from './Desk.module.css'
import { MatchSearch } from './MatchSearch.tsx'
import { ShiftBar } from './ShiftBar.tsx'
import { TicketDesk } from './TicketDesk.tsx'
import { useDeskError } from './useDeskError.ts'
import { useHotkeys } from './useHotkeys.ts'
import { useWords } from './words.ts'

/** A cashier's desk: the shift, selling with the slip beside the page, checking, paying and cancelling tickets. */
export default function DeskPage() {
  const { t } = useTranslation()
  useHotkeys()
  const { data } = useQuery({
    queryKey: ['desk', 'shift'],
    queryFn: ({ signal }) => call('GET /v1/desk/shift', {}, signal),
  })
  const { open, close } = useShift()
  if (!data) {
    return (
      <ListPage title={t('desk.title')}>
        <RowsSkeleton rows={3} height="60px" />
      </ListPage>
    )
  }
  return (
    <ListPage title={t('desk.title')}>
      {data.shift ? (
        <OpenDesk shift={data.shift} close={close} />
      ) : (
        <ClosedDesk open={open} close={close} />
      )}
    </ListPage>
  )
}

/** Opening and closing the shift. */
function useShift() {
  const client = useQueryClient()
  const onSuccess = () => refreshAccount(client)
  const order = (countedMinor: number) => ({ body: { countedMinor }, key: crypto.randomUUID() })
  const open = useMutation({
    mutationFn: (countedMinor: number) => call('POST /v1/desk/shifts', order(countedMinor)),
    onSuccess,
  })
  const close = useMutation({
    mutationFn: (countedMinor: number) => call('POST /v1/desk/shift/close', order(countedMinor)),
    onSuccess,
  })
  return { open, close }
}
type Shift = ReturnType<typeof useShift>

function OpenDesk({ shift, close }: { shift: ShiftView } & Pick<Shift, 'close'>) {
  const words = useWords()
  const errorText = useDeskError()
  return (
    <div className={styles.desk}>
      <p className={styles.hint}>{words.keys}</p>
      <ShiftBar shift={shift} />
      <CountForm
        action={words.close}
        hint={words.closing}
        isPending={close.isPending}
        error={errorText(close.error)}
        onCount={(countedMinor) => close.mutate(countedMinor)}
        hotkey="F8"
      />
      <TicketDesk />
      <MatchSearch />
    </div>
  )
}

function ClosedDesk({ open, close }: Shift) {
  const words = useWords()
  const format = useFormat()
  const errorText = useDeskError()
  return (
    <div className={styles.desk}>
      <p role="status">
        {close.data &&
          `${words.closed} ${format.money(close.data.differenceMinor, close.data.currency)}`}
      </p>
      <CountForm
        action={words.open}
        hint={words.noShift}
        isPending={open.isPending}
        error={errorText(open.error)}
        onCount={(countedMinor) => open.mutate(countedMinor)}
        hotkey="F8"
        hasFocus
      />
    </div>
  )
}
