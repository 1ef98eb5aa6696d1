import { useEffect, useState, type CSSProperties } from 'react'
import styles from './CountdownRing.module.css'

interface CountdownRingProps {
  lifeMs: number
  /** By this device's clock, epoch milliseconds; null: nothing stands. */
  expiresAt: number | null
}

const TICK_MS = 250
const CIRCUMFERENCE = 2 * Math.PI * 17

/** Whole seconds left, in a ring that empties. Told to nobody by voice: the offer renews itself. */
export function CountdownRing({ lifeMs, expiresAt }: CountdownRingProps) {
  const [leftMs, setLeft] = useState(() => (expiresAt ?? 0) - Date.now())
  useEffect(() => {
    if (expiresAt === null) return
    const timer = setInterval(() => setLeft(expiresAt - Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [expiresAt])
  const share = Math.min(1, Math.max(0, leftMs / lifeMs))
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
      <b>{expiresAt === null ? '…' : Math.max(0, Math.ceil(leftMs / 1000))}</b>
    </span>
  )
}
