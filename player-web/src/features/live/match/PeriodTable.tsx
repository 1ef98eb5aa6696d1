import type { LiveMatch } from '@grandstand/shared-types/wire/live'
import { useTranslation } from 'react-i18next'
import styles from './PeriodTable.module.css'

/** Sets, quarters or periods side by side, the points of a running game before them. Nothing before the start. */
export function PeriodTable({ match }: { match: LiveMatch }) {
  const { t } = useTranslation()
  const { periodScores, gameScore, score, serving } = match.state
  if (!score || periodScores.length === 0) return null
  const line = (side: 0 | 1) => (
    <tr>
      <th scope="row">
        {side === 0 ? match.home : match.away}
        {serving === (side === 0 ? 'home' : 'away') && (
          <span className={styles.serving} role="img" aria-label={t('live.serving')} />
        )}
      </th>
      {gameScore && <td className={styles.points}>{gameScore[side]}</td>}
      {periodScores.map((period, index) => (
        <td key={index} data-running={index === periodScores.length - 1}>
          {period[side]}
        </td>
      ))}
      <td className={styles.total}>{score[side]}</td>
    </tr>
  )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {gameScore && <th scope="col">{t('live.points')}</th>}
          {periodScores.map((_, index) => (
            <th key={index} scope="col">
              {index + 1}
            </th>
          ))}
          <th scope="col">{t('live.total')}</th>
        </tr>
      </thead>
      <tbody>
        {line(0)}
        {line(1)}
      </tbody>
    </table>
  )
}
