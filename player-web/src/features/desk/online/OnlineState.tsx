import { useAtomValue } from 'jotai'
import { Wifi, WifiOff } from 'lucide-react'
import { preferencesAtom } from '../settings/preferences.ts'
import { useTranslation } from 'react-i18next'
import styles from '../Desk.module.css'
import { onlineAtom } from './useOnline.ts'

/** Whether the server answers, always visible. */
export function OnlineState() {
  const { t } = useTranslation()
  const isOnline = useAtomValue(onlineAtom)
  const { onlineCheck } = useAtomValue(preferencesAtom)
  const Icon = isOnline ? Wifi : WifiOff
  return (
    <p className={styles.online} role="status" data-online={isOnline} data-checked={onlineCheck}>
      <Icon size={18} aria-hidden />
      {onlineCheck ? (isOnline ? t('desk.online') : t('desk.offline')) : t('desk.onlineUnchecked')}
    </p>
  )
}
