import { useAtomValue } from 'jotai'
import { Wifi, WifiOff } from 'lucide-react'
import { preferencesAtom } from '../preferences.ts'
import { useWords } from '../words.ts'
import styles from '../Desk.module.css'
import { onlineAtom } from './useOnline.ts'

/** Whether the server answers, always visible. */
export function OnlineState() {
  const words = useWords()
  const isOnline = useAtomValue(onlineAtom)
  const { onlineCheck } = useAtomValue(preferencesAtom)
  const Icon = isOnline ? Wifi : WifiOff
  return (
    <p className={styles.online} role="status" data-online={isOnline} data-checked={onlineCheck}>
      <Icon size={18} aria-hidden />
      {onlineCheck ? (isOnline ? words.online : words.offline) : words.onlineUnchecked}
    </p>
  )
}
