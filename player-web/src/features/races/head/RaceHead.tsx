import { isOfTheTrack } from '@grandstand/shared-types/catalogue/sport_ids'
import type { BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace } from '@grandstand/shared-types/wire/betting/races'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { RaceClock } from './RaceClock.tsx'
import styles from './RaceHead.module.css'

interface RaceHeadProps {
  race: BoardRace
  /** Undefined once the board does not show the race any more. */
  match: BoardMatchDetail | undefined
}

/** The name of the race, when it is off, what a bet each way pays, and from when bets are at best of both. */
export function RaceHead({ race, match }: RaceHeadProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { placeTerms, startsAt, bestOfBothFrom } = race
  const isSeason = race.kind === 'season'
  return (
    <header className={styles.head}>
      <h1 className={styles.name}>
        <bdi>{race.name}</bdi>
      </h1>
      <p className={styles.facts}>
        {!match && (
          <span>
            {race.categoryName} · {race.tournamentName}
          </span>
        )}
        <time dateTime={new Date(startsAt).toISOString()}>
          <bdi>
            {isSeason
              ? t('races.season.until', { day: format.day(startsAt) })
              : format.dayTime(startsAt)}
          </bdi>
        </time>
        <span>
          {t(isSeason ? 'races.season.entrants' : 'races.runners', { total: race.runnerCount })}
        </span>
        {race.isHandicap && <span>{t('races.handicap')}</span>}
        {match && match.minSelections > 1 && (
          <span className={styles.mark}>
            {t('sports.minSelections', { count: match.minSelections })}
          </span>
        )}
        {match && !race.isOpen && <span className={styles.mark}>{t('match.suspended')}</span>}
      </p>
      <RaceClock race={race} />
      {match && (
        <p className={styles.terms}>
          {placeTerms
            ? t(`${isOfTheTrack(race.sportId) ? 'slip' : 'races.season'}.eachWayTerms`, {
                ...placeTerms,
              })
            : t('races.winOnly')}
        </p>
      )}
      {match && bestOfBothFrom !== undefined && (
        <p className={styles.terms}>
          {t('races.bestOfBoth', { time: `${String(bestOfBothFrom).padStart(2, '0')}:00` })}
        </p>
      )}
    </header>
  )
}
