import { DataTable } from 'react-admin'
import { Dash } from '../../fields/Money.tsx'
import { ReferenceName } from '../../fields/NameIn.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useNow } from '../../format/useNow.ts'
import { ReferenceFilter } from '../../list/filters.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { PeriodFilter } from '../../list/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs, type StatusTab } from '../../list/StatusTabs.tsx'
import { matchPhase } from './matchPhase.ts'
import type { MatchRow } from '@grandstand/shared-types/wire/catalogue'

const TABS: StatusTab[] = [
  { id: 'all', label: 'list.all', filter: {} },
  { id: 'upcoming', label: 'matches.upcoming', filter: { phase: 'upcoming' } },
  { id: 'live', label: 'matches.live', filter: { phase: 'live' } },
  { id: 'awaiting', label: 'matches.awaiting', filter: { phase: 'awaiting' } },
  { id: 'settled', label: 'matches.settled', filter: { phase: 'settled' } },
  { id: 'suspended', label: 'matches.suspended', filter: { betStatus: 'stopped' } },
]

export const MATCH_EXPORT: readonly ExportField[] = [
  'id',
  'startsAt',
  'home',
  'away',
  ['status', 'matchStatus'],
  ['betStatus', 'betStatus'],
]

export default function MatchList() {
  return (
    <ResourceList
      sort={{ field: 'startsAt', order: 'ASC' }}
      filterDefaultValues={{ phase: 'upcoming' }}
      tabs={<StatusTabs tabs={TABS} />}
      searchLabel="lists.teams"
      exportFields={MATCH_EXPORT}
      filters={[
        <ReferenceFilter key="sport" source="sportId" reference="sports" optionText="name" />,
        <ReferenceFilter
          key="tournament"
          source="tournamentId"
          reference="tournaments"
          optionText="name"
        />,
        <PeriodFilter key="period" source="startsAt" />,
      ]}
    >
      <DataTable.Col
        source="startsAt"
        render={({ startsAt }: MatchRow) => <Time at={startsAt} />}
      />
      <DataTable.Col
        source="home"
        label="resources.matches.fields.teams"
        disableSort
        cellClassName="wraps"
        render={({ id, home, away }: MatchRow) => (
          <RecordLink isMain resource="matches" id={id}>
            {home} – {away}
          </RecordLink>
        )}
      />
      <DataTable.Col source="tournamentId" disableSort className="phone-hidden">
        <ReferenceName source="tournamentId" reference="tournaments" />
      </DataTable.Col>
      <DataTable.Col source="sportId" disableSort className="phone-hidden">
        <ReferenceName source="sportId" reference="sports" />
      </DataTable.Col>
      <DataTable.Col
        source="status"
        disableSort
        render={(match: MatchRow) => <PhaseChip match={match} />}
      />
      <DataTable.Col
        source="betStatus"
        disableSort
        className="phone-hidden"
        render={({ betStatus, resultRevision }: MatchRow) =>
          resultRevision > 0 ? <Dash /> : <StatusChip group="betStatus" code={betStatus} />
        }
      />
      <DataTable.Col source="id" align="right" className="phone-hidden" />
    </ResourceList>
  )
}

function PhaseChip({ match }: { match: MatchRow }) {
  const now = useNow()
  return <StatusChip group="matchPhase" code={matchPhase(match, now)} />
}
