import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { BellRing, CircleAlert } from 'lucide-react'
import { useBreakNotice } from './useBreakNotice.ts'
import styles from './BreakMark.module.css'

/** The notice of a break in the match's row, in short form. */
export function BreakMark({ match }: { match: LiveMatch }) {
  const notice = useBreakNotice(match)
  if (!notice) return null
  const Icon = notice.kind === 'long' ? CircleAlert : BellRing
  return (
    <span
      className={styles.mark}
      data-kind={notice.kind}
      role="img"
      aria-label={notice.text}
      title={notice.text}
    >
      <Icon size={13} aria-hidden />
    </span>
  )
}
