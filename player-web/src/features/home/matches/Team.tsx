import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'
import { Crest } from '../../../ui/crest/Crest.tsx'
import styles from './Team.module.css'

/** Sports whose sides are single people, or races, which have no crest. */
const OF_PEOPLE: ReadonlySet<number> = new Set([
  SPORT_IDS.tennis,
  SPORT_IDS.tableTennis,
  SPORT_IDS.motorSport,
  SPORT_IDS.bikes,
  SPORT_IDS.horseRacing,
  SPORT_IDS.greyhounds,
])

/** One side of a match with its crest. */
export function Team({ name, sportId, sizePx }: { name: string; sportId: number; sizePx: number }) {
  return (
    <span className={styles.team}>
      {!OF_PEOPLE.has(sportId) && <Crest team={name} sizePx={sizePx} />}
      <bdi className="ellipsis">{name}</bdi>
    </span>
  )
}
