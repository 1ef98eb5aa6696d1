import { Alert, Card } from '@mui/material'
import { useGetOne, useTranslate } from 'ra-core'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/live'
import { RelatedList } from '../../list/RelatedList.tsx'
import { recordPage } from '../../record/RecordPage.tsx'
import { RecordTabs } from '../../record/RecordTabs.tsx'
import { auditColumns } from '../audit-log/auditColumns.tsx'
import { CouponsOfMatch } from '../coupons/CouponsOfMatch.tsx'
import type { MatchRow } from '@grandstand/shared-types/wire/catalogue'
import { ResultTab } from '../matches/result/ResultTab.tsx'
import { LiveHeader } from './LiveHeader.tsx'
import { REFRESH_MS } from './useLiveBook.ts'
import { StakesTab } from './stakes/StakesTab.tsx'
import { Timeline } from './Timeline.tsx'
import { TradingTab } from './trading/TradingTab.tsx'

/** The tabs, each with the resource that must be open to the user. */
const TABS = [
  { id: 'trading', resource: 'live-matches' },
  { id: 'timeline', resource: 'live-matches' },
  { id: 'result', resource: 'results' },
  { id: 'stakes', resource: 'coupons' },
  { id: 'coupons', resource: 'coupons' },
  { id: 'log', resource: 'audit-log' },
] as const
type TabId = (typeof TABS)[number]['id']

/** One live match for traders, read again every two seconds. */
export default recordPage(LiveMatchPage, REFRESH_MS)

function LiveMatchPage({ record }: { record: LiveMatchRow }) {
  return (
    <>
      <LiveHeader match={record} />
      <RecordTabs tabs={TABS} labels="live.tabs">
        {(tab) => <TabContent tab={tab} match={record} />}
      </RecordTabs>
    </>
  )
}

function TabContent({ tab, match }: { tab: TabId; match: LiveMatchRow }) {
  switch (tab) {
    case 'trading':
      return <TradingTab match={match} />
    case 'timeline':
      return <Timeline matchId={match.id} />
    case 'result':
      return <Override matchId={match.id} />
    case 'stakes':
      return <StakesTab match={match} />
    case 'coupons':
      return <CouponsOfMatch matchId={match.id} />
    case 'log':
      return (
        <Card>
          <RelatedList
            resource="audit-log"
            filter={{ matchId: match.id }}
            sort={{ field: 'id', order: 'DESC' }}
            rowClick={false}
          >
            {auditColumns({ isOfMatch: true })}
          </RelatedList>
        </Card>
      )
  }
}

/** Lets staff enter the result, with the dry run of every result: facts of staff win over the feed's. */
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
