import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import { FACT_STATUSES } from '@grandstand/shared-types/markets/model/match_facts'
import type { BoardCategory, BoardResult } from '@grandstand/shared-types/wire/betting/book'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { startOfDay } from '../../ui/days.ts'
import { Flag } from '../../ui/icons/Flag.tsx'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { finalWord } from '../../scores/scoreWords.ts'
import { columnsOf, type ScoreColumn } from './resultColumns.ts'
import { RaceResult } from './RaceResult.tsx'
import styles from './ResultLeague.module.css'

interface ResultLeagueProps {
  results: readonly [BoardResult, ...BoardResult[]]
  /** Undefined when the board has no match of the category now. */
  category: BoardCategory | undefined
  /** Midnight of the chosen day; a match of another day shows its date. */
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

/** Each side with its scores in its own line, so that 3:1 is never read as 1:3 (rules 9.4). */
function Result({ result, day }: { result: BoardResult; day: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { home, away, score } = result
  const status = SHOWN_STATUSES.find((known) => known === result.status)
  const labelOf = ({ name }: ScoreColumn) =>
    'period' in name ? name.period : t(`score.short.${name.word}`)
  const columns = [
    ...columnsOf(result).map((column) => ({ label: labelOf(column), score: column.score })),
    { label: t(`score.final.${finalWord(result.sportId)}`), score: score?.final },
  ]
  const isFinal = (index: number) => index === columns.length - 1
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <time dateTime={new Date(result.startsAt).toISOString()}>
          {format.time(result.startsAt)}
        </time>
        {startOfDay(result.startsAt) !== day && <small>{format.day(result.startsAt)}</small>}
      </span>
      {result.isRace ? (
        <RaceResult
          result={result}
          ending={status && <small>{t(`score.status.${status}`)}</small>}
        />
      ) : (
        <table className={styles.scores}>
          <caption className="visually-hidden">{matchName(result)}</caption>
          <thead>
            <tr>
              <td className={styles.status}>{status && t(`score.status.${status}`)}</td>
              {columns.map(({ label }, index) => (
                <th key={index} scope="col" data-final={isFinal(index)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {([home, away] as const).map((name, side) => (
              <tr key={side}>
                <th scope="row" data-won={score?.winner === SIDES[side]}>
                  {name}
                </th>
                {columns.map((column, index) => (
                  <td key={index} data-final={isFinal(index)}>
                    {column.score?.[side] ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  )
}

const SIDES = ['home', 'away'] as const

/** Endings that a score alone does not show. */
const SHOWN_STATUSES = FACT_STATUSES.filter((status) => status !== 'ended')
