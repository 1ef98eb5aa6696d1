import { memo, useId } from 'react'
import { crestLook, type CrestPattern } from './crestLook.ts'
import styles from './Crest.module.css'

/** The outline of a shield in a field of 24 by 24. */
const SHIELD = 'M3 2.5h18v10.2c0 4.3-3.6 7.3-9 9.3-5.4-2-9-5-9-9.3z'

/** Parts of the field in the second colour. */
const PATTERNS: Readonly<Record<CrestPattern, string>> = {
  halves: 'M12 0h12v24H12z',
  stripes: 'M6 0h3.4v24H6zM14.6 0H18v24h-3.4z',
  hoops: 'M0 6.2h24v3.6H0zM0 13.4h24V17H0z',
  sash: 'M-2 6 6-2l20 20-8 8z',
  band: 'M8.6 0h6.8v24H8.6z',
  quarters: 'M12 0h12v11H12zM0 11h12v13H0z',
}

interface CrestProps {
  team: string
  sizePx?: number
}

/** A team's crest, for the eye alone: its name stands beside it. */
export const Crest = memo(function Crest({ team, sizePx = 24 }: CrestProps) {
  const { main, other, pattern } = crestLook(team)
  const id = useId()
  return (
    <svg className={styles.crest} width={sizePx} height={sizePx} viewBox="0 0 24 24" aria-hidden>
      <clipPath id={id}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="24" height="24" fill={main} />
        <path d={PATTERNS[pattern]} fill={other} />
        <path d="M0 0h12v24H0z" fill="#fff" opacity=".09" />
      </g>
      <path d={SHIELD} className={styles.line} />
    </svg>
  )
})
