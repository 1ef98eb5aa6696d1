import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NextRace } from '@grandstand/shared-types/wire/betting/races'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { matchQuery } from '../../../odds/matchQuery.ts'
import { Flag } from '../../../ui/icons/Flag.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { useCurrentInView } from '../../../ui/useCurrentInView.ts'
import { useServerNow } from '../../../api/useServerNow.ts'
import { nextRacesQuery, raceQuery } from '../raceQueries.ts'
import styles from './NextRaces.module.css'

const MINUTE_MS = 60_000
/** A race that is further away shows its time alone. */
const NEAR_MINUTES = 60
const TICK_MS = 10_000
/** Chips while the races load, so that nothing moves when they come. */
const PLACES = [0, 1, 2, 3]

interface NextRacesProps {
  sportId: number
  /** The race whose page this is. */
  currentId?: number
}

/** The races that come next, whatever their meeting, in one row that scrolls sideways. */
export default function NextRaces({ sportId, currentId }: NextRacesProps) {
  const { t, i18n } = useTranslation()
  const titleId = useId()
  const row = useCurrentInView<HTMLUListElement>()
  const { data: races, isError } = useQuery(nextRacesQuery(i18n.language, sportId))
  const now = useServerNow(TICK_MS)
  if (races?.length === 0 || (isError && !races)) return null
  return (
    <nav className={styles.strip} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('races.next')}</h2>
      <ul ref={row} className={styles.row}>
        {races
          ? races.map((race) => (
              <Chip key={race.id} race={race} now={now} isCurrent={race.id === currentId} />
            ))
          : PLACES.map((place) => (
              <li key={place}>
                <Skeleton width="132px" height="58px" />
              </li>
            ))}
      </ul>
    </nav>
  )
}

interface ChipProps {
  race: NextRace
  now: number
  isCurrent: boolean
}

function Chip({ race, now, isCurrent }: ChipProps) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const prefetch = () => {
    void client.prefetchQuery(matchQuery(i18n.language, race.id))
    void client.prefetchQuery(raceQuery(i18n.language, race.id))
  }
  const minutes = Math.ceil((race.startsAt - now) / MINUTE_MS)
  const isToday = format.day(race.startsAt) === format.day(now)
  return (
    <li>
      <Link
        to={`${useHome()}match/${race.id}`}
        className={styles.chip}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={prefetch}
        onTouchStart={prefetch}
      >
        <span className={styles.when}>
          <time dateTime={new Date(race.startsAt).toISOString()}>
            <bdi>{isToday ? format.time(race.startsAt) : format.dayTime(race.startsAt)}</bdi>
          </time>
          {!race.isOpen ? (
            <small>{t('races.closed')}</small>
          ) : (
            minutes <= NEAR_MINUTES && (
              <small data-near>
                {minutes > 0 ? t('races.inMinutes', { minutes }) : t('races.isOff')}
              </small>
            )
          )}
        </span>
        <span className={styles.where}>
          <Flag countryCode={race.countryCode} />
          <span className="ellipsis">{race.tournamentName}</span>
        </span>
        <span className="visually-hidden">{race.name}</span>
      </Link>
    </li>
  )
}
