import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { LockKeyhole } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import { saleStopAtom } from '../../selling/sale.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useAcceptor } from './cash/useAcceptor.ts'
import styles from './DeskHost.module.css'
import { usePrintSoldDraws } from './draws/usePrintSoldDraws.ts'
import { useDeskKeys } from './keys/useDeskKeys.ts'
import { useScanner } from './keys/useScanner.ts'
import { lockedForAtom } from './lock/lock.ts'
import { Unlock } from './lock/Unlock.tsx'
import { useIdleLock } from './lock/useIdleLock.ts'
import { onlineAtom, useOnlineCheck } from './online/useOnline.ts'
import { FaultSign } from './printer/FaultSign.tsx'
import { printerFaultAtom } from './printer/printer.ts'
import { usePrintSold } from './printer/useAutoPrint.ts'
import { usePrinterWindow } from './printer/window/usePrinterWindow.ts'
import { FullScreenButton } from './settings/FullScreenButton.tsx'
import { useDeskFrame } from './settings/useDeskFrame.ts'
import { shiftQuery } from './shift/useShift.ts'
import { StatusPopup } from '../status/index.ts'
import { useSaleStatus } from './status/useSaleStatus.ts'
import { machineLockedAtom, useHeartbeat } from './useHeartbeat.ts'

/** Windows beside the desk: one prints for it, the other shows the slip to the customer. */
const BESIDE = ['desk/printer', 'desk/customer']

/** The parts of a desk on every page; the windows beside it have none of them. */
export default function DeskHost({ me }: { me: Me }) {
  const home = useHome()
  const { pathname } = useLocation()
  return BESIDE.includes(pathname.slice(home.length)) ? null : <Host me={me} />
}

/** Cash and lock in the header, status popup, keys, printing. */
function Host({ me }: { me: Me }) {
  const { t } = useTranslation()
  const [lockedFor, setLockedFor] = useAtom(lockedForAtom)
  useDeskFrame()
  useDeskKeys()
  useScanner()
  useAcceptor()
  useSaleStatus()
  usePrintSold()
  usePrintSoldDraws()
  usePrinterWindow()
  useOnlineCheck()
  useHeartbeat()
  useIdleLock(me.id)
  useSaleStop()
  return (
    <>
      <FaultSign />
      <DrawerCash />
      <FullScreenButton />
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

/** The cash that should be in the drawer; hidden while no shift is open. */
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

/** Stops sales while the server does not answer, staff have locked the machine, or the printer has a fault. */
function useSaleStop(): void {
  const { t } = useTranslation()
  const isOnline = useAtomValue(onlineAtom)
  const fault = useAtomValue(printerFaultAtom)
  const isLocked = useAtomValue(machineLockedAtom)
  const stop = useSetAtom(saleStopAtom)
  useEffect(() => {
    const locked = isLocked ? t('desk.errors.machineLocked') : null
    stop(isOnline ? (locked ?? (fault && t(`desk.faults.${fault}`))) : t('desk.offline'))
    return () => stop(null)
  }, [isOnline, isLocked, fault, t, stop])
}
