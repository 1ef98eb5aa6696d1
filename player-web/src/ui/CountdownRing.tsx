import type { CSSProperties } from 'react'
import styles from './CountdownRing.module.css'
import type { TimeLeft } from './useTimeLeft.ts'

interface CountdownRingProps {
  lifeMs: number
  /** Result of `useTimeLeft`; null without an offer. */
  left: TimeLeft | null
}

const CIRCUMFERENCE = 2 * Math.PI * 17

/** Whole seconds left, in a ring that empties. Screen readers do not read it, because the offer renews itself. */
export function CountdownRing({ lifeMs, left }: CountdownRingProps) {
  const share = Math.min(1, (left?.leftMs ?? 0) / lifeMs)
  const style: CSSProperties = { strokeDashoffset: CIRCUMFERENCE * (1 - share) }
  return (
    <span className={styles.ring} aria-hidden>
      <svg viewBox="0 0 40 40" width="44" height="44">
        <circle cx="20" cy="20" r="17" className={styles.track} />
        <circle
          cx="20"
          cy="20"
          r="17"
          className={styles.left}
          strokeDasharray={CIRCUMFERENCE}
          style={style}
        />
      </svg>
      <b>{left === null ? '…' : left.seconds}</b>
    </span>
  )
}
