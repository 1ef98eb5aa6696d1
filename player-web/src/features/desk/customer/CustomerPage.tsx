import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Ticket } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '../../../api/queries.ts'
import { StatePanel } from '../../../ui/StatePanel.tsx'
import { slipCountAtom, SlipForCustomer } from '../../betslip/index.ts'
import styles from './CustomerPage.module.css'

/** The customer's screen at a counter: the slip that the cashier fills in another window, and the brand. */
export default function CustomerPage() {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  const isEmpty = useAtomValue(slipCountAtom) === 0
  return (
    <section className={styles.screen} aria-label={t('deskPage.customer')}>
      <h1>{settings?.title}</h1>
      {isEmpty ? (
        <StatePanel kind="empty" icon={Ticket} title={t('desk.yourBet')} />
      ) : (
        <Suspense fallback={null}>
          <SlipForCustomer />
        </Suspense>
      )}
    </section>
  )
}
