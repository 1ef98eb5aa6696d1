import { useAtomValue } from 'jotai'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import styles from './FaultSign.module.css'
import { printerFaultAtom } from './printer.ts'

/** The fault of the printer in the header of other pages; the desk itself shows it in its bar. */
export function FaultSign() {
  const { t } = useTranslation()
  const home = useHome()
  const { pathname } = useLocation()
  const fault = useAtomValue(printerFaultAtom)
  if (fault === null || pathname.startsWith(`${home}desk`)) return null
  return (
    <p role="alert" className={styles.sign}>
      <Printer size={18} aria-hidden />
      <Link to={`${home}desk`}>{t(`desk.faults.${fault}`)}</Link>
    </p>
  )
}
