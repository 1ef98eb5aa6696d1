import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { favouritesOf } from '../../../odds/favouritesOfRace.ts'
import { Team } from './Team.tsx'
import styles from './Sides.module.css'

/** Both teams of a match; a race's name, and its favourites. */
export function Sides({ match, crestPx }: { match: BoardMatch; crestPx: number }) {
  const { home, away, sportId, isRace, markets } = match
  return (
    <>
      <Team name={home} sportId={sportId} sizePx={crestPx} isRace={isRace} />
      {!isRace && <Team name={away} sportId={sportId} sizePx={crestPx} />}
      {isRace && markets[0] && (
        <span className={styles.favourites}>
          {favouritesOf(markets[0]).map(({ id, name }) => (
            <bdi key={id}>{name}</bdi>
          ))}
        </span>
      )}
    </>
  )
}
