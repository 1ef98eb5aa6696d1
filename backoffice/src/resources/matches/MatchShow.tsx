import { Card, Tab, Tabs } from '@mui/material'
import { useShowContext, useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { ReferenceName } from '../../fields/NameIn.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useNow } from '../../format/useNow.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { RecordPage } from '../../record/RecordPage.tsx'
import { couponColumns } from '../coupons/couponColumns.tsx'
import { LimitsTab } from './limits/LimitsTab.tsx'
import { MarketsTab } from './markets/MarketsTab.tsx'
import { MatchActions } from './MatchActions.tsx'
import { matchPhase } from './matchPhase.ts'
import type { MatchRow } from '@grandstand/shared-types/wire/catalogue'
import { ResultTab } from './result/ResultTab.tsx'

/** The tabs, each with the resource that must be open to the user. */
const TABS = [
  { id: 'markets', resource: 'markets' },
  { id: 'result', resource: 'results' },
  { id: 'limits', resource: 'bet-limits' },
  { id: 'coupons', resource: 'coupons' },
] as const

/** One match: its prices, its result, the coupons on it. */
export default function MatchShow() {
  return (
    <RecordPage>
      <MatchPage />
    </RecordPage>
  )
}

function MatchPage() {
  const translate = useTranslate()
  const me = useMe()
  const now = useNow()
  const { record } = useShowContext<MatchRow>()
  const [params, setParams] = useSearchParams()
  if (!record) return null
  const tabs = TABS.filter(({ resource }) => me !== undefined && mayDo(me, 'list', resource)).map(
    ({ id }) => id
  )
  const current = tabs.find((tab) => tab === params.get('tab')) ?? 'markets'
  return (
    <>
      <PageHeader
        title={`${record.home} – ${record.away}`}
        backTo="/matches"
        detail={
          <>
            <StatusChip group="matchPhase" code={matchPhase(record, now)} />
            {record.betStatus === 'stopped' && <StatusChip group="betStatus" code="stopped" />}
            <ReferenceName source="sportId" reference="sports" />
            <span>
              <ReferenceName source="categoryId" reference="categories" />
              {' · '}
              <ReferenceName source="tournamentId" reference="tournaments" />
            </span>
            <Time at={record.startsAt} />
          </>
        }
        actions={<MatchActions match={record} />}
      />
      <Tabs
        value={current}
        onChange={(_, tab: string) => setParams({ tab }, { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        sx={{ mb: 2, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} label={translate(`matches.tabs.${tab}`)} />
        ))}
      </Tabs>
      {current === 'markets' && <MarketsTab match={record} />}
      {current === 'result' && <ResultTab match={record} />}
      {current === 'limits' && <LimitsTab match={record} />}
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
    </>
  )
}
