import type { MaintenanceNotice } from '@grandstand/shared-types/sites/maintenance'
import { isSiteLanguage } from '@grandstand/shared-types/languages/table'
import { Wrench } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showMaintenance } from '../../../api/maintenance.ts'
import { deviceTimeOf } from '../../../api/serverClock.ts'
import { useFormat } from '../../../i18n/format.ts'
import styles from './MaintenanceBar.module.css'

/** Announces a planned window, and goes to the page of the maintenance when the window begins. */
export default function MaintenanceBar({ from, to, texts }: MaintenanceNotice) {
  const { t } = useTranslation()
  const format = useFormat()
  const { language } = format
  useEffect(() => {
    const timer = setTimeout(showMaintenance, Math.max(0, deviceTimeOf(from) - Date.now()))
    return () => clearTimeout(timer)
  }, [from])
  const own = isSiteLanguage(language) ? texts[language] : undefined
  return (
    <div className={styles.bar} role="status">
      <Wrench size={16} aria-hidden />
      <span>
        <strong>
          {t('common.maintenance', { from: format.dayTime(from), to: format.dayTime(to) })}
        </strong>
        {own !== undefined && ` ${own}`}
      </span>
    </div>
  )
}
