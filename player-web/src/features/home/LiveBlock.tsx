import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { LiveSpot, liveSportsQuery } from '../live/index.ts'
import styles from './LiveBlock.module.css'

const ROWS = 5

/** Matches in play of the sport that has most of them. */
export default function LiveBlock() {
  const { i18n } = useTranslation()
  const { data: sports } = useQuery(liveSportsQuery(i18n.language))
  const busiest = sports?.toSorted((a, b) => b.inPlayCount - a.inPlayCount)[0]
  if (sports && !busiest?.inPlayCount) return null
  return (
    <div className={styles.block}>
      <LiveSpot sportId={busiest?.id} rows={ROWS} />
    </div>
  )
}
