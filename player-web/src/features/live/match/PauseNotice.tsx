import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { BellRing, CircleAlert } from 'lucide-react'
import { useBreakNotice } from '../clock/useBreakNotice.ts'
import styles from './PauseNotice.module.css'

/** Says that a break is about to end, or that it is longer than the longest possible one. */
export function PauseNotice({ match }: { match: LiveMatch }) {
  const notice = useBreakNotice(match)
  if (!notice) return null
  const Icon = notice.kind === 'long' ? CircleAlert : BellRing
  return (
    <p className={styles.notice} data-kind={notice.kind} role="status">
      <Icon size={16} aria-hidden />
      {notice.text}
    </p>
  )
}
