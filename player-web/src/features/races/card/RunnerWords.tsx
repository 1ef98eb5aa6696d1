import type { BoardRace, BoardRunner } from '@grandstand/shared-types/wire/betting/races'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Runner.module.css'

/** Where ante-post bets were sold, what becomes of a stake is up to the bet. */
const returnsKey = ({ hasAntePost, kind }: BoardRace) => {
  if (hasAntePost) return 'races.returnsBut'
  return kind === 'season' ? 'races.season.returns' : 'races.returns'
}

interface RunnerWordsProps {
  race: BoardRace
  runner: BoardRunner
  /** Content below the people. */
  children?: ReactNode
}

/** Name, jockey and trainer, and what became of a runner that does not run. */
export function RunnerWords({ race, runner, children }: RunnerWordsProps) {
  const { t } = useTranslation()
  const { name, status, card, deductionPercent, returnsStake } = runner
  const people = [card.jockey, card.trainer].filter(Boolean)
  const coupled = race.runners.filter(
    ({ entry, number }) => entry !== null && entry === runner.entry && number !== runner.number
  )
  const isOut = status === 'withdrawn' || status === 'nonRunner'
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        {isOut ? (
          <s>
            <bdi>{name}</bdi>
          </s>
        ) : (
          <bdi>{name}</bdi>
        )}
        {status !== 'declared' && (
          <small className={styles.status}>{t(`races.status.${status}`)}</small>
        )}
      </p>
      {people.length > 0 && (
        <p className={styles.people}>
          <span className="visually-hidden">{t('races.people')}: </span>
          {people.map((person, at) => (
            <span key={person}>
              {at > 0 && ' · '}
              <bdi>{person}</bdi>
            </span>
          ))}
        </p>
      )}
      {coupled.length > 0 && (
        <p className={styles.people}>
          {t('races.coupled', { numbers: coupled.map(({ number }) => number).join(', ') })}
        </p>
      )}
      {children}
      {isOut && (deductionPercent > 0 || returnsStake) && (
        <ul className={styles.notes}>
          {deductionPercent > 0 && <li>{t('races.takes', { percent: deductionPercent })}</li>}
          {returnsStake && <li>{t(returnsKey(race))}</li>}
        </ul>
      )}
    </div>
  )
}
