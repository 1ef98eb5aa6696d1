import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

/** A grey bar of the size of the part that is loading. Sizes in CSS units. */
export function Skeleton({ width = '100%', height = '12px' }: { width?: string; height?: string }) {
  const style: CSSProperties = { inlineSize: width, blockSize: height }
  return <span className={styles.bar} style={style} aria-hidden />
}
