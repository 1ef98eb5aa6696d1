import { matchName } from '../../format/matchName.ts'
import FlagIcon from '@mui/icons-material/SportsScoreOutlined'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Dash } from '../../fields/Money.tsx'
import { StatusChip, ToneChip } from '../../fields/StatusChip.tsx'
import { useNow } from '../../format/useNow.ts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ReferenceFilter } from '../../list/filters/filters.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { LinkButton } from '../../record/page/LinkButton.tsx'
import { StatusTabs, type StatusTab } from '../../list/filters/StatusTabs.tsx'
import { matchPhase } from './matchPhase.ts'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'

const TABS: StatusTab[] = [
  { id: 'all', label: 'list.all', filter: {} },
  { id: 'upcoming', label: 'matches.upcoming', filter: { phase: 'upcoming' } },
  { id: 'live', label: 'matches.live', filter: { phase: 'live' } },
  { id: 'awaiting', label: 'matches.awaiting', filter: { phase: 'awaiting' } },
  { id: 'settled', label: 'matches.settled', filter: { phase: 'settled' } },
  { id: 'featured', label: 'matches.featured', filter: { isFeatured: true, phase: 'upcoming' } },
  { id: 'suspended', label: 'matches.suspended', filter: { betStatus: 'stopped' } },
]

const column = columnsOf<MatchRow>()
const WIDE_UNSORTED = { ...WIDE, disableSort: true }

export const MATCH_EXPORT: readonly ExportField[] = [
  'id',
  'startsAt',
  'home',
  'away',
  ['status', 'matchStatus'],
  ['betStatus', 'betStatus'],
]

const COLUMNS = [
  column.time('startsAt'),
  column.main('home', 'matches', (match) => <NameOfMatch match={match} />, {
    label: 'resources.matches.fields.teams',
    disableSort: true,
    cellClassName: 'wraps',
  }),
  column.reference('tournamentId', 'tournaments', WIDE_UNSORTED),
  column.reference('sportId', 'sports', WIDE_UNSORTED),
  column.cell('status', (match) => <PhaseChip match={match} />, { disableSort: true }),
  column.cell(
    'betStatus',
    ({ betStatus, resultRevision }) =>
      resultRevision > 0 ? <Dash /> : <StatusChip group="betStatus" code={betStatus} />,
    WIDE_UNSORTED
  ),
  column.plain('id', { align: 'right', ...WIDE }),
]

export default function MatchList() {
  return (
    <ResourceList
      sort={{ field: 'startsAt', order: 'ASC' }}
      filterDefaultValues={{ phase: 'upcoming' }}
      tabs={<StatusTabs tabs={TABS} />}
      searchLabel="lists.teams"
      createNote={<NewRaceButton />}
      exportFields={MATCH_EXPORT}
      filters={[
        <ReferenceFilter key="sport" source="sportId" reference="sports" />,
        <ReferenceFilter key="tournament" source="tournamentId" reference="tournaments" />,
        <PeriodFilter key="period" source="startsAt" />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}

/** A race has one name, and a word that says what it is. */
function NameOfMatch({ match }: { match: MatchRow }) {
  const translate = useTranslate()
  return (
    <>
      {matchName(match)}
      {match.isRace && (
        <Box component="span" sx={{ ml: 1 }}>
          <ToneChip tone="quiet" text={translate('race.one')} />
        </Box>
      )}
    </>
  )
}

function NewRaceButton() {
  const translate = useTranslate()
  return <LinkButton to="/races/create" icon={<FlagIcon />} label={translate('race.create')} />
}

function PhaseChip({ match }: { match: MatchRow }) {
  const now = useNow()
  return <StatusChip group="matchPhase" code={matchPhase(match, now)} />
}
