import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useEffect, useState } from 'react'
import { useClockText } from '../clock/useClockText.ts'
import { usePhaseName } from '../clock/phaseNames.ts'
import styles from './MiniScore.module.css'

/**
 * The score in one line once the scoreboard has scrolled away. Hidden from screen readers, which read the scoreboard.
 */
export function MiniScore({ match }: { match: LiveMatch }) {
  const [isShown, setShown] = useState(false)
  const clock = useClockText(match)
  const phase = usePhaseName(match)
  useEffect(() => {
    const board = document.getElementById('scoreboard')
    if (!board) return
    const observer = new IntersectionObserver(([entry]) =>
      setShown(entry?.isIntersecting === false)
    )
    observer.observe(board)
    return () => observer.disconnect()
  }, [])
  const { score } = match.state
  if (!isShown || !score) return null
  return (
    <p className={styles.mini} aria-hidden>
      <span className={styles.clock}>{clock === '' ? phase : clock}</span>
      <span className={styles.home}>{match.home}</span>
      <b>{score[0]}</b>
      <b>{score[1]}</b>
      <span className={styles.away}>{match.away}</span>
    </p>
  )
}
