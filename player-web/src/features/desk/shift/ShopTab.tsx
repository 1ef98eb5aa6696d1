import type { DeskRow, ShiftView } from '@grandstand/shared-types/wire/desk/desk'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFormat } from '../../../i18n/format.ts'
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx'
import styles from '../Desk.module.css'
import { useDeskError } from '../useDeskError.ts'
import { useDeskRights } from '../useDeskRights.ts'
import { useTranslation } from 'react-i18next'

const REFRESH_MS = 15_000
const SUMS = ['sold', 'paid', 'jackpotsPaid', 'returned', 'deposited'] as const

/** Every desk of the shop: whether its shift is open, its takings, and the cash that it should hold. */
export function ShopTab() {
  const { t } = useTranslation()
  const errorText = useDeskError()
  const { seesShop } = useDeskRights()
  const { data, error } = useQuery({
    queryKey: ['desk', 'shop'],
    enabled: seesShop,
    queryFn: ({ signal }) => call('GET /v1/desk/shop', {}, signal),
    refetchInterval: REFRESH_MS,
    retry: false,
  })
  if (!seesShop) return <p className={styles.hint}>{t('desk.noShopRight')}</p>
  if (error && !data) {
    return (
      <p role="alert" className={styles.error}>
        {errorText(error)}
      </p>
    )
  }
  if (!data) return <RowsSkeleton rows={4} height="48px" />
  return (
    // a region that scrolls must take the focus, so that keys can scroll it
    <section className={styles.scroll} aria-label={t('desk.tab.shop')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('desk.deskName')}</th>
            <th scope="col">{t('desk.shift')}</th>
            {SUMS.map((name) => (
              <th key={name} scope="col" data-number>
                {t(`desk.${name}`)}
              </th>
            ))}
            <th scope="col" data-number>
              {t('desk.expected')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((desk) => (
            <Row key={desk.userId} desk={desk} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ desk: { username, shift } }: { desk: DeskRow }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <tr>
      <th scope="row">
        <bdi>{username}</bdi>
      </th>
      <td>
        {shift ? `${t('desk.openSince')} ${format.dayTime(shift.openedAt)}` : t('desk.shiftClosed')}
      </td>
      {SUMS.map((name) => (
        <td key={name} data-number>
          {shift && sumText(shift, name, format)}
        </td>
      ))}
      <td data-number>{shift && format.money(shift.expectedMinor, shift.currency)}</td>
    </tr>
  )
}

const sumText = (
  shift: ShiftView,
  name: (typeof SUMS)[number],
  format: ReturnType<typeof useFormat>
) => `${format.money(shift[name].amountMinor, shift.currency)} (${shift[name].count})`
