import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { latestResultsQuery } from '../data/drawQueries.ts'
import { ResultRow } from '../results/ResultRow.tsx'
import styles from './LastDraws.module.css'

const SHOWN = 5

interface LastDrawsProps {
  code: DrawGameCode
  newestId: number
  /** While the newest draw is shown, its result is not told beside it. */
  hidesNewest: boolean
}

/** The results of the draws before. */
export function LastDraws({ code, newestId, hidesNewest }: LastDrawsProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const { data } = useQuery(latestResultsQuery(code, newestId))
  const draws = data?.draws.filter(({ id }) => id < newestId || (id === newestId && !hidesNewest))
  if (!draws || draws.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.last}>
      <h3 id={headingId}>{t('draw.lastDraws')}</h3>
      <ul>
        {draws.slice(0, SHOWN).map((draw) => (
          <ResultRow key={draw.id} draw={draw} />
        ))}
      </ul>
    </section>
  )
}
