import type { ShiftView } from '@grandstand/shared-types/wire/desk/desk'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx'
import { BillsTab } from './bills/BillsTab.tsx'
import { CardTab } from './CardTab.tsx'
import { CashTab } from './cash/CashTab.tsx'
import styles from './Desk.module.css'
import { DeskTabs } from './DeskTabs.tsx'
import { DrawsTab } from './draws/DrawsTab.tsx'
import { useArrival } from './keys/useArrival.ts'
import { keysAnswerAtom } from './keys/useHotkeys.ts'
import { OnlineState } from './online/OnlineState.tsx'
import { PrinterBar } from './printer/PrinterBar.tsx'
import { MatchSearch } from './sell/MatchSearch.tsx'
import { PreferencesTab } from './settings/PreferencesTab.tsx'
import { ShiftBar } from './shift/ShiftBar.tsx'
import { OpenShift, ShiftTab } from './shift/ShiftTab.tsx'
import { ShopTab } from './shift/ShopTab.tsx'
import { shiftQuery, useShift } from './shift/useShift.ts'
import { TABS, type TabPath } from './tabs.ts'
import { CodeEntry } from './tickets/CodeEntry.tsx'
import { TicketTab } from './tickets/TicketTab.tsx'
import { TicketsTab } from './tickets/TicketsTab.tsx'
import { machineLockedAtom } from './useHeartbeat.ts'

/** A cashier's desk: the code of a ticket on top, then the tabs; the slip is beside it. */
export default function DeskPage() {
  const { t } = useTranslation()
  const tab = useTab()
  const { data } = useQuery(shiftQuery)
  const isLocked = useAtomValue(machineLockedAtom)
  const keysAnswer = useAtomValue(keysAnswerAtom)
  useArrival()
  return (
    <ListPage title={t('deskPage.title')}>
      <div className={styles.desk}>
        <div className={styles.top}>
          <CodeEntry />
          <OnlineState />
        </div>
        {isLocked && <p role="alert">{t('desk.errors.machineLocked')}</p>}
        <PrinterBar />
        {data ? <ShiftBar shift={data.shift} /> : <RowsSkeleton rows={1} height="70px" />}
        <DeskTabs current={tab} />
        {data && keysAnswer && <Tab tab={tab} shift={data.shift} />}
      </div>
    </ListPage>
  )
}

function Tab({ tab, shift }: { tab: TabPath; shift: ShiftView | null }) {
  // kept here, so that the end of a shift is shown after its form is gone
  const { open, close } = useShift()
  switch (tab) {
    case 'desk':
      return shift ? <MatchSearch /> : <OpenShift open={open} />
    case 'desk/draws':
      return <DrawsTab />
    case 'desk/ticket':
      return <TicketTab />
    case 'desk/tickets':
      return <TicketsTab />
    case 'desk/bills':
      return <BillsTab hasShift={shift !== null} />
    case 'desk/shift':
      return <ShiftTab shift={shift} open={open} close={close} />
    case 'desk/card':
      return <CardTab />
    case 'desk/cash':
      return <CashTab shift={shift} />
    case 'desk/shop':
      return <ShopTab />
    case 'desk/preferences':
      return <PreferencesTab />
  }
}

/** The tab in the address. */
function useTab(): TabPath {
  const { pathname } = useLocation()
  const path = pathname.slice(useHome().length)
  return TABS.find((tab) => tab.path === path)?.path ?? 'desk'
}
