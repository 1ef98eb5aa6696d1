import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { ListPage } from '../../ui/ListPage.tsx'
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx'
import { BillsTab } from './bills/BillsTab.tsx'
import { CardTab } from './CardTab.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { CountForm } from './CountForm.tsx'
import styles from './Desk.module.css'
import { DeskTabs, TABS, type TabPath } from './DeskTabs.tsx'
import { MatchSearch } from './MatchSearch.tsx'
import { OnlineState } from './online/OnlineState.tsx'
import { PreferencesTab } from './PreferencesTab.tsx'
import { PrinterBar } from './printer/PrinterBar.tsx'
import { ShiftBar } from './ShiftBar.tsx'
import { ShopTab } from './ShopTab.tsx'
import { TicketTab } from './TicketTab.tsx'
import { shiftQuery, useShift } from './useShift.ts'
import { useDeskError } from './useDeskError.ts'
import { machineLockedAtom } from './useHeartbeat.ts'
import { keysAnswerAtom } from './useHotkeys.ts'

/** A cashier's desk: the code of a ticket on top, then the tabs; the slip stands beside it. */
export default function DeskPage() {
  const { t } = useTranslation()
  const tab = useTab()
  const { data } = useQuery(shiftQuery)
  const isLocked = useAtomValue(machineLockedAtom)
  const keysAnswer = useAtomValue(keysAnswerAtom)
  useFocusOnArrival()
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
        {data && keysAnswer && <Tab tab={tab} hasShift={data.shift !== null} />}
      </div>
    </ListPage>
  )
}

function Tab({ tab, hasShift }: { tab: TabPath; hasShift: boolean }) {
  // here, so that the end of a shift is told after its form is gone
  const { open, close } = useShift()
  switch (tab) {
    case 'desk':
      return hasShift ? <MatchSearch /> : <OpenShift open={open} />
    case 'desk/ticket':
      return <TicketTab />
    case 'desk/bills':
      return <BillsTab hasShift={hasShift} close={close} />
    case 'desk/card':
      return <CardTab />
    case 'desk/shop':
      return <ShopTab />
    case 'desk/preferences':
      return <PreferencesTab />
  }
}

function OpenShift({ open }: Pick<ReturnType<typeof useShift>, 'open'>) {
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

/** The tab in the address. */
function useTab(): TabPath {
  const { pathname } = useLocation()
  const path = pathname.slice(useHome().length)
  return TABS.find((tab) => tab.path === path)?.path ?? 'desk'
}

/** A key that opens a tab also goes to the control of the same key there. */
function useFocusOnArrival(): void {
  const { key, state }: { key: string; state: unknown } = useLocation()
  useEffect(() => {
    if (typeof state !== 'object' || state === null || !('hotkey' in state)) return
    document.querySelector<HTMLElement>(`[data-hotkey="${state.hotkey}"]:not(a)`)?.focus()
  }, [key, state])
}
