import type { DrawView } from '@grandstand/shared-types/wire/draws'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { Balls, Runner } from '../../verify/index.ts'
import { isCalls, isFinish, isNumbers } from '../data/outcomes.ts'
import styles from './ResultRow.module.css'

/** The first calls of bingo; its page has all. */
const CALLS = 12

/** A draw that is over: its number leads to its page, with the show and the proof. */
export function ResultRow({ draw }: { draw: DrawView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  return (
    <li className={styles.row}>
      <p>
        <Link to={`${home}draws/${draw.id}`}>{t('draw.number', { number: draw.number })}</Link>
        <small>
          <bdi>{format.dayTime(draw.drawsAt)}</bdi>
        </small>
      </p>
      <Outcome draw={draw} />
    </li>
  )
}

function Outcome({ draw: { outcome } }: { draw: DrawView }) {
  const { t } = useTranslation()
  if (!outcome) return <p className={styles.none}>{t('draw.noDraw')}</p>
  if (isNumbers(outcome)) return <Balls numbers={outcome.numbers} size="small" />
  if (isCalls(outcome)) return <Balls numbers={outcome.calls.slice(0, CALLS)} size="small" />
  if (!isFinish(outcome)) return null
  return (
    <ol className={styles.finish} dir="ltr" aria-label={t('draw.finish')}>
      {outcome.finish.flat().map((runner) => (
        <li key={runner}>
          <Runner number={runner} size="small" />
        </li>
      ))}
    </ol>
  )
}
