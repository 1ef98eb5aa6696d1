import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../../../api/queries.ts'
import { BingoVideo } from '../../draws/index.ts'
import { LiveSpot, liveSportsQuery } from '../../live/index.ts'
import { preferencesAtom } from '../settings/preferences.ts'

/** Rows of live matches. */
const ROWS = 6

/** What the preferences want to see while the search is empty. */
export function MainWindow() {
  const { liveMatches, bingoVideo } = useAtomValue(preferencesAtom)
  const { data: me } = useQuery(meQuery)
  return (
    <>
      {liveMatches && <LiveMatches />}
      {bingoVideo && me?.products.bingo === 1 && <BingoVideo />}
    </>
  )
}

/** Live matches of the sport that has most of them. */
function LiveMatches() {
  const { language } = useTranslation().i18n
  const { data: sports } = useQuery(liveSportsQuery(language))
  const [busiest] = [...(sports ?? [])].sort((a, b) => b.inPlayCount - a.inPlayCount)
  return <LiveSpot sportId={busiest?.id} rows={ROWS} />
}
