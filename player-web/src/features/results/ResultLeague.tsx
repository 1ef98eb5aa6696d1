import type { BoardCategory, BoardResult } from '@grandstand/shared-types/wire'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { startOfDay } from '../../ui/days.ts'
import { Flag } from '../../ui/icons/Flag.tsx'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { periodsOf, type Score } from './resultPeriods.ts'
import styles from './ResultLeague.module.css'

interface ResultLeagueProps {
  results: readonly [BoardResult, ...BoardResult[]]
  /** Undefined when the board holds none of its matches now. */
  category: BoardCategory | undefined
  /** Midnight of the day asked for; a match of another says so. */
  day: number
}

/** A league with the scores of its matches. */
export function ResultLeague({ results, category, day }: ResultLeagueProps) {
  const [{ tournamentName, sportId }] = results
  const name = [category?.name, tournamentName].filter(Boolean).join(' · ')
  return (
    <section aria-label={name}>
      <h2 className={styles.league}>
        <SportIcon sportId={sportId} size={16} />
        {category && <Flag countryCode={category.countryCode} />}
        <span>{name}</span>
      </h2>
      <ul>
        {results.map((result) => (
          <Result key={result.id} result={result} day={day} />
        ))}
      </ul>
    </section>
  )
}

/** Each side with its own scores in its own line, so that 3:1 can never be read as 1:3 (ux.md, RTL). */
function Result({ result, day }: { result: BoardResult; day: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { home, away, fullTime } = result
  const periods = periodsOf(result)
  const status = STATUSES.find((known) => known === result.status)
  const nameOf = (key: string) =>
    key === 'ht' || key === 'ot' || key === 'pen' ? t(`results.period.${key}`) : key
  const columns: { key: string; label: string; score: Score | null }[] = [
    ...periods.map(({ key, score }) => ({ key, label: nameOf(key), score })),
    { key: 'final', label: t('results.final'), score: fullTime },
  ]
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <time dateTime={new Date(result.startsAt).toISOString()}>
          {format.time(result.startsAt)}
        </time>
        {startOfDay(result.startsAt) !== day && <small>{format.shortDay(result.startsAt)}</small>}
      </span>
      <table className={styles.scores}>
        <caption className="visually-hidden">{`${home} – ${away}`}</caption>
        <thead>
          <tr>
            <td className={styles.status}>{status && t(`why.status.${status}`)}</td>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" data-final={key === 'final'}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[home, away].map((name, side) => (
            <tr key={side}>
              <th scope="row" data-won={isWinner(fullTime, side)}>
                {name}
              </th>
              {columns.map(({ key, score }) => (
                <td key={key} data-final={key === 'final'}>
                  {score ? score[side] : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </li>
  )
}

/** Ways to end that a score alone does not tell. */
const STATUSES = [
  'after_ot',
  'after_pen',
  'awarded',
  'retired',
  'walkover',
  'cancelled',
  'postponed',
  'abandoned',
  'interrupted',
] as const

function isWinner(score: Score | null, side: number): boolean {
  if (!score) return false
  const [own = 0, other = 0] = side === 0 ? score : [score[1], score[0]]
  return own > other
}
