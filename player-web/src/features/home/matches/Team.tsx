import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'
import { Crest } from '../../../ui/crest/Crest.tsx'
import styles from './Team.module.css'

/** Sports whose sides are single people, which have no crest. */
const OF_PEOPLE: ReadonlySet<number> = new Set([
  SPORT_IDS.tennis,
  SPORT_IDS.tableTennis,
  SPORT_IDS.motorSport,
  SPORT_IDS.bikes,
])

interface TeamProps {
  name: string
  sportId: number
  sizePx: number
  /** A race, or the outright of a season, which no crest stands for. */
  isRace?: boolean
}

/** One side of a match with its crest. */
export function Team({ name, sportId, sizePx, isRace = false }: TeamProps) {
  return (
    <span className={styles.team}>
      {!isRace && !OF_PEOPLE.has(sportId) && <Crest team={name} sizePx={sizePx} />}
      <bdi className="ellipsis">{name}</bdi>
    </span>
  )
}
