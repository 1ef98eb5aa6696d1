import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LiveSpot, liveSportsQuery } from '../../live/index.ts'

/** Rows of live matches. */
const ROWS = 6

/** Live matches of the sport that has most of them, shown while the search is empty. */
export function MainWindow() {
  const { language } = useTranslation().i18n
  const { data: sports } = useQuery(liveSportsQuery(language))
  const [busiest] = [...(sports ?? [])].sort((a, b) => b.inPlayCount - a.inPlayCount)
  return <LiveSpot sportId={busiest?.id} rows={ROWS} />
}
