import styles from './PairText.module.css'

interface PairTextProps {
  home: number | string
  away: number | string
  between?: string
}

/** The figures of both sides in the order of the teams, in every direction of writing: 3-1 is never read as 1-3. */
export function PairText({ home, away, between = '-' }: PairTextProps) {
  return (
    <span className={styles.pair}>
      <bdi>{home}</bdi>
      {between}
      <bdi>{away}</bdi>
    </span>
  )
}
