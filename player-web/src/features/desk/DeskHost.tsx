import type { Me } from '@grandstand/shared-types/wire/accounts'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { LockKeyhole } from 'lucide-react'
import { useEffect } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { saleHoldAtom } from '../../selling/sale.ts'
import { IconButton } from '../../ui/Button.tsx'
import styles from './DeskHost.module.css'
import { lockedForAtom } from './lock/lock.ts'
import { Unlock } from './lock/Unlock.tsx'
import { useIdleLock } from './lock/useIdleLock.ts'
import { onlineAtom, useOnlineCheck } from './online/useOnline.ts'
import { printerFaultAtom } from './printer/printer.ts'
import { useAutoPrint } from './printer/usePrintTicket.ts'
import { StatusPopup } from './status/StatusPopup.tsx'
import { useSaleStatus } from './status/useSaleStatus.ts'
import { machineLockedAtom, useHeartbeat } from './useHeartbeat.ts'
import { useHotkeys } from './useHotkeys.ts'
import { shiftQuery } from './useShift.ts'
import { useTranslation } from 'react-i18next'

/** What a desk has on every page: its cash and the lock in the header, the status popup, keys, printing. */
export default function DeskHost({ me }: { me: Me }) {
  const { t } = useTranslation()
  const [lockedFor, setLockedFor] = useAtom(lockedForAtom)
  useTerminalMode()
  useHotkeys()
  useSaleStatus()
  useAutoPrint()
  useOnlineCheck()
  useHeartbeat()
  useIdleLock(me.id)
  useSaleHold()
  return (
    <>
      <DrawerCash />
      <IconButton
        label={`${t('desk.lock')} (F10)`}
        data-hotkey="F10"
        onClick={() => setLockedFor(me.id)}
      >
        <LockKeyhole size={18} aria-hidden />
      </IconButton>
      <StatusPopup keypad={lockedFor === me.id && <Unlock me={me} />} />
    </>
  )
}

/** The cash that should be in the drawer; nothing while no shift is open. */
function DrawerCash() {
  const { t } = useTranslation()
  const format = useFormat()
  const shift = useQuery(shiftQuery).data?.shift
  if (!shift) return null
  return (
    <p className={styles.cash}>
      <span>{t('desk.inDrawer')}</span>
      <bdi dir="ltr">{format.money(shift.expectedMinor, shift.currency)}</bdi>
    </p>
  )
}

/** The frame of the page gives a desk a wider slip. */
function useTerminalMode(): void {
  useEffect(() => {
    document.documentElement.dataset['mode'] = 'terminal'
    return () => {
      delete document.documentElement.dataset['mode']
    }
  }, [])
}

/** The slip sells nothing while the server does not answer, staff have locked the machine, or the printer does not print. */
function useSaleHold(): void {
  const { t } = useTranslation()
  const isOnline = useAtomValue(onlineAtom)
  const fault = useAtomValue(printerFaultAtom)
  const isLocked = useAtomValue(machineLockedAtom)
  const hold = useSetAtom(saleHoldAtom)
  useEffect(() => {
    const locked = isLocked ? t('desk.errors.machineLocked') : null
    hold(isOnline ? (locked ?? (fault && t(`desk.faults.${fault}`))) : t('desk.offline'))
    return () => hold(null)
  }, [isOnline, isLocked, fault, t, hold])
}
