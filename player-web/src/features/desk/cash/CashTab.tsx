import type { ShiftView } from '@grandstand/shared-types/wire/desk/desk'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../../api/queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { machineQuery } from '../../../machine/machineStore.ts'
import styles from '../Desk.module.css'
import { creditedAtom } from './cash.ts'
import { DepositForm } from './DepositForm.tsx'

/** Cash of players becomes their credit; nothing where this browser is no registered machine. */
export function CashTab({ shift }: { shift: ShiftView | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: machine } = useQuery(machineQuery)
  const { data: me } = useQuery(meQuery)
  const credited = useAtomValue(creditedAtom)
  const money = (minor: number, currency: string) => format.money(minor, currency)
  if (!machine || !me) return null
  const isOwnDrawer = machine.username.toLowerCase() === me.username.toLowerCase()
  return (
    <div className={styles.pair}>
      <section className={styles.box} aria-label={t('desk.tab.cash')}>
        <p className={styles.hint}>
          {t('desk.cash.hint')}
          {!isOwnDrawer && ` ${t('desk.cash.drawerOf', { desk: machine.username })}`}
        </p>
        <DepositForm machine={machine} currency={me.currency} />
      </section>
      <section className={styles.box} aria-label={t('desk.cash.lastDeposits')}>
        <h2>{t('desk.cash.lastDeposits')}</h2>
        {shift && isOwnDrawer && (
          <dl className={styles.takings}>
            <div className={styles.fact}>
              <dt>{t('desk.cash.inShift')}</dt>
              <dd>
                <bdi>
                  {money(shift.deposited.amountMinor, shift.currency)} ({shift.deposited.count})
                </bdi>
              </dd>
            </div>
          </dl>
        )}
        <ul className={styles.deposits}>
          {credited.map(({ uuid, username, creditMinor, currency }) => (
            <li key={uuid}>
              <bdi>{username}</bdi> <bdi dir="ltr">{money(creditMinor, currency)}</bdi>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
