import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { RowScore, SideMarks } from './RowScore.tsx'
import styles from './TeamLine.module.css'

/** One team in the row of a match: its name, marks and score. */
export function TeamLine({ match, side }: { match: LiveMatch; side: 0 | 1 }) {
  return (
    <span className={styles.line}>
      <span className={styles.name}>{side === 0 ? match.home : match.away}</span>
      <SideMarks match={match} side={side} />
      <span className={styles.space} />
      <RowScore match={match} side={side} />
    </span>
  )
}
