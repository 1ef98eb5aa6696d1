import { Alert } from '@mui/material'
import { useGetOne, useTranslate } from 'ra-core'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordTabs, type RecordTab } from '../../record/page/RecordTabs.tsx'
import { MatchLog } from '../audit-log/MatchLog.tsx'
import { CouponsOfMatch } from '../coupons/CouponsOfMatch.tsx'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { RiskTab } from '../exposure-limits/risk/RiskTab.tsx'
import { ResultTab } from '../matches/result/ResultTab.tsx'
import { LiveHeader } from './LiveHeader.tsx'
import { REFRESH_MS } from './useLiveBook.ts'
import { StakesTab } from './stakes/StakesTab.tsx'
import { Timeline } from './Timeline.tsx'
import { TradingTab } from './trading/TradingTab.tsx'

/** The tabs, each with the resource that must be open to the user. */
const TABS: readonly RecordTab<LiveMatchRow>[] = [
  { id: 'trading', resource: 'live-matches', content: (match) => <TradingTab match={match} /> },
  { id: 'timeline', resource: 'live-matches', content: ({ id }) => <Timeline matchId={id} /> },
  { id: 'result', resource: 'results', content: ({ id }) => <Override matchId={id} /> },
  { id: 'stakes', resource: 'coupons', content: (match) => <StakesTab match={match} /> },
  { id: 'risk', resource: 'exposure-limits', content: (match) => <RiskTab match={match} /> },
  { id: 'coupons', resource: 'coupons', content: ({ id }) => <CouponsOfMatch matchId={id} /> },
  { id: 'log', resource: 'audit-log', content: ({ id }) => <MatchLog matchId={id} /> },
]

/** One live match for traders, refreshed every two seconds. */
export default recordPage(LiveMatchPage, REFRESH_MS)

function LiveMatchPage({ record }: { record: LiveMatchRow }) {
  return (
    <>
      <LiveHeader match={record} />
      <RecordTabs record={record} tabs={TABS} labels="live.tabs" />
    </>
  )
}

/** Lets staff enter the result, with a dry run, as for any result; facts of staff win over the feed's. */
function Override({ matchId }: { matchId: number }) {
  const translate = useTranslate()
  const { data: match } = useGetOne<MatchRow>('matches', { id: matchId })
  if (!match) return null
  return (
    <>
      <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
        {translate('live.overrideHint')}
      </Alert>
      <ResultTab match={match} />
    </>
  )
}
