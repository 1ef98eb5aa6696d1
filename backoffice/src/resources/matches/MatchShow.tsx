import { ReferenceName } from '../../fields/NameIn.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useNow } from '../../format/useNow.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { recordPage } from '../../record/RecordPage.tsx'
import { RecordTabs } from '../../record/RecordTabs.tsx'
import { CouponsOfMatch } from '../coupons/CouponsOfMatch.tsx'
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
type TabId = (typeof TABS)[number]['id']

/** One match: its prices, its result, the coupons on it. */
export default recordPage(MatchPage)

function MatchPage({ record }: { record: MatchRow }) {
  const now = useNow()
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
      <RecordTabs tabs={TABS} labels="matches.tabs">
        {(tab) => <TabContent tab={tab} match={record} />}
      </RecordTabs>
    </>
  )
}

function TabContent({ tab, match }: { tab: TabId; match: MatchRow }) {
  switch (tab) {
    case 'markets':
      return <MarketsTab match={match} />
    case 'result':
      return <ResultTab match={match} />
    case 'limits':
      return <LimitsTab match={match} />
    case 'coupons':
      return <CouponsOfMatch matchId={match.id} />
  }
}
