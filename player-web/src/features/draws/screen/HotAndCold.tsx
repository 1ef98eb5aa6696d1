import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import { hotAndCold, type NumberCount } from '@grandstand/shared-types/games/drawn_numbers'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Runner } from '../../verify/index.ts'
import { drawNumbersQuery } from '../data/drawQueries.ts'
import { PLAYS } from '../data/plays.ts'
import styles from './HotAndCold.module.css'

const MOST = 5

interface HotAndColdProps {
  code: DrawGameCode
  /** Counted anew when there is a newer draw. */
  newestId: number
}

/** The numbers that came out most and least in the latest draws; they say nothing of the next one. */
export function HotAndCold({ code, newestId }: HotAndColdProps) {
  const { t } = useTranslation()
  const { data } = useQuery(drawNumbersQuery(code, newestId))
  if (!data || data.drawCount === 0) return null
  const { hot, cold } = hotAndCold(data.counts, MOST)
  return (
    <div className={styles.numbers}>
      <Row title={t('draw.hot')} counts={hot} code={code} tone="hot" />
      <Row title={t('draw.cold')} counts={cold} code={code} tone="cold" />
      <p>{t('draw.counted', { draws: data.drawCount })}</p>
    </div>
  )
}

interface RowProps {
  title: string
  counts: readonly NumberCount[]
  code: DrawGameCode
  tone: 'hot' | 'cold'
}

function Row({ title, counts, code, tone }: RowProps) {
  const headingId = useId()
  const isRace = PLAYS[code].kind === 'race'
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      <ol dir="ltr">
        {counts.map(({ number, count }) => (
          <li key={number}>
            {isRace ? <Runner number={number} size="small" /> : <b data-tone={tone}>{number}</b>}
            <small>{count}×</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
