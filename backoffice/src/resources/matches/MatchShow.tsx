import { matchName } from '../../format/matchName.ts'
import { ReferenceName } from '../../fields/NameIn.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useNow } from '../../format/useNow.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordTabs, type RecordTab } from '../../record/page/RecordTabs.tsx'
import { MatchLog } from '../audit-log/MatchLog.tsx'
import { ChannelsOfMatch } from '../channels/ChannelsOfMatch.tsx'
import { CouponsOfMatch } from '../coupons/CouponsOfMatch.tsx'
import { OfferChips } from '../offer-layers/OfferChips.tsx'
import { RiskTab } from '../exposure-limits/risk/RiskTab.tsx'
import { ReportsOfMatch } from '../suspicion-reports/ReportsOfMatch.tsx'
import { LimitsTab } from './limits/LimitsTab.tsx'
import { MarketsTab } from './markets/MarketsTab.tsx'
import { MatchActions } from './MatchActions.tsx'
import { matchPhase } from './matchPhase.ts'
import { OfferTab } from './offer/OfferTab.tsx'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { FieldTab } from './race/field/FieldTab.tsx'
import { ResultTab } from './result/ResultTab.tsx'

/** The tabs, each with the resource that must be open to the user. */
const TABS: readonly RecordTab<MatchRow>[] = [
  { id: 'markets', resource: 'markets', content: (match) => <MarketsTab match={match} /> },
  { id: 'result', resource: 'results', content: (match) => <ResultTab match={match} /> },
  {
    id: 'channels',
    resource: 'channels',
    content: ({ id }) => <ChannelsOfMatch matchId={id} />,
  },
  { id: 'risk', resource: 'exposure-limits', content: (match) => <RiskTab match={match} /> },
  { id: 'offer', resource: 'offer-layers', content: (match) => <OfferTab match={match} /> },
  { id: 'limits', resource: 'bet-limits', content: (match) => <LimitsTab match={match} /> },
  {
    id: 'suspicion',
    resource: 'suspicion-reports',
    content: ({ id }) => <ReportsOfMatch matchId={id} />,
  },
  { id: 'coupons', resource: 'coupons', content: ({ id }) => <CouponsOfMatch matchId={id} /> },
  { id: 'log', resource: 'audit-log', content: ({ id }) => <MatchLog matchId={id} /> },
]

const RACE_TABS: readonly RecordTab<MatchRow>[] = [
  { id: 'field', resource: 'matches', content: (match) => <FieldTab match={match} /> },
  ...TABS,
]

/** One match: its prices, its result, the coupons on it; of a race its field first. */
export default recordPage(MatchPage)

function MatchPage({ record }: { record: MatchRow }) {
  const now = useNow()
  return (
    <>
      <PageHeader
        title={matchName(record)}
        backTo="/matches"
        detail={
          <>
            <StatusChip group="matchPhase" code={matchPhase(record, now)} />
            {record.betStatus === 'stopped' && <StatusChip group="betStatus" code="stopped" />}
            <OfferChips match={record} />
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
      <RecordTabs record={record} tabs={record.isRace ? RACE_TABS : TABS} labels="matches.tabs" />
    </>
  )
}
