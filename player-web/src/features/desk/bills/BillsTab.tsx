import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import styles from '../Desk.module.css'
import { Key } from '../Key.tsx'
import { useDeskError } from '../useDeskError.ts'
import { Bill } from './Bill.tsx'
import { useBillActs } from './useBillActs.ts'

/** Cutting a bill within the shift, and the bills so far. */
export function BillsTab({ hasShift }: { hasShift: boolean }) {
  const { t } = useTranslation()
  const { cut, print } = useBillActs()
  return (
    <>
      {hasShift && (
        <section className={styles.box} aria-label={t('desk.cutBill')}>
          <p className={styles.hint}>{t('desk.cutHint')}</p>
          <Button data-hotkey="F6" disabled={cut.isPending} onClick={() => cut.mutate(null)}>
            {t('desk.cutBill')} <Key name="F6" />
          </Button>
        </section>
      )}
      <Bills print={print} />
    </>
  )
}

/** The `before` of the first page. */
const FIRST: number | null = null

function Bills({ print }: Pick<ReturnType<typeof useBillActs>, 'print'>) {
  const { t } = useTranslation()
  const errorText = useDeskError()
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['desk', 'bills'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /v1/desk/bills',
        { query: pageParam === null ? {} : { before: pageParam } },
        signal
      ),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextBefore }) => nextBefore,
  })
  const bills = data?.pages.flatMap((page) => page.bills)
  if (error && !bills) return <p role="alert">{errorText(error)}</p>
  if (!bills) return <RowsSkeleton rows={3} height="110px" />
  return (
    <section aria-label={t('desk.tab.bills')}>
      {bills.length === 0 && <p className={styles.hint}>{t('desk.noBills')}</p>}
      <ul className={styles.bills}>
        {bills.map((bill) => (
          <Bill
            key={bill.id}
            bill={bill}
            isPending={print.isPending}
            onPrint={() => print.mutate(bill.id)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" onClick={() => void fetchNextPage()}>
          {t('common.more')}
        </Button>
      )}
    </section>
  )
}
