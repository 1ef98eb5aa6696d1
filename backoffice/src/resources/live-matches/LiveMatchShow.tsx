import { Alert, Card, Tab, Tabs } from '@mui/material'
import { useGetOne, useShowContext, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/live'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { RelatedList } from '../../list/RelatedList.tsx'
import { RecordPage } from '../../record/RecordPage.tsx'
import { auditColumns } from '../audit-log/auditColumns.tsx'
import { couponColumns } from '../coupons/couponColumns.tsx'
import type { MatchRow } from '@grandstand/shared-types/wire/catalogue'
import { ResultTab } from '../matches/result/ResultTab.tsx'
import { LiveHeader } from './LiveHeader.tsx'
import { REFRESH_MS } from './refresh.ts'
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

/** One live match for traders, read again every two seconds. */
export default function LiveMatchShow() {
  return (
    <RecordPage refreshMs={REFRESH_MS}>
      <LiveMatchPage />
    </RecordPage>
  )
}

function LiveMatchPage() {
  const translate = useTranslate()
  const me = useMe()
  const { record } = useShowContext<LiveMatchRow>()
  const [params, setParams] = useSearchParams()
  if (!record) return null
  const tabs = TABS.filter(({ resource }) => me !== undefined && mayDo(me, 'list', resource)).map(
    ({ id }) => id
  )
  const current = tabs.find((tab) => tab === params.get('tab')) ?? 'trading'
  return (
    <>
      <LiveHeader match={record} />
      <Tabs
        value={current}
        onChange={(_, tab: string) => setParams({ tab }, { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 2, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} label={translate(`live.tabs.${tab}`)} />
        ))}
      </Tabs>
      {current === 'trading' && <TradingTab match={record} />}
      {current === 'timeline' && <Timeline matchId={record.id} />}
      {current === 'result' && <Override matchId={record.id} />}
      {current === 'stakes' && <StakesTab match={record} />}
      {current === 'coupons' && (
        <Card>
          <RelatedList
            resource="coupons"
            filter={{ matchId: record.id }}
            sort={{ field: 'id', order: 'DESC' }}
          >
            {couponColumns()}
          </RelatedList>
        </Card>
      )}
      {current === 'log' && (
        <Card>
          <RelatedList
            resource="audit-log"
            filter={{ matchId: record.id }}
            sort={{ field: 'id', order: 'DESC' }}
            rowClick={false}
          >
            {auditColumns({ isOfMatch: true })}
          </RelatedList>
        </Card>
      )}
    </>
  )
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
