import { FINDING_FAULTS } from '@grandstand/shared-types/games/wallet/findings'
import type { GameFindingRow } from '@grandstand/shared-types/wire/games/findings'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { ValueText } from '../../fields/ValueText.tsx'
import { useMay } from '../../access/useMay.ts'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter, ReferenceFilter } from '../../list/filters/filters.tsx'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { StatusTabs, type StatusTab } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { CompareButton } from './CompareButton.tsx'
import { FindingActs } from './FindingActs.tsx'
import { FindingState } from './FindingState.tsx'
import { ListedEntries } from './ListedEntries.tsx'

const column = columnsOf<GameFindingRow>()
const UNSORTED = { disableSort: true } as const
const HIDDEN_AT_FIRST = ['providerName', 'foundAt']
const OPEN = { state: ['open'] }

const TABS: readonly StatusTab[] = [
  { id: 'open', label: 'gameFindings.tabs.open', filter: OPEN },
  { id: 'ordered', label: 'gameFindings.tabs.ordered', filter: { ...OPEN, isOrdered: true } },
  { id: 'all', label: 'list.all', filter: {} },
]

/** Names of providers are long and have no spaces. */
const WRAPPED = {
  maxWidth: 180,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const

const COLUMNS = [
  column.cell('fault', (row) => <Fault of={row} />),
  column.cell(
    'providerTransaction',
    ({ roundId, providerTransaction }) => (
      <Box sx={WRAPPED}>
        <RecordLink resource="game-rounds" id={roundId}>
          <bdi dir="ltr">{providerTransaction}</bdi>
        </RecordLink>
      </Box>
    ),
    { cellClassName: 'phone-wraps' }
  ),
  column.text('providerName', { ...WIDE, ...UNSORTED }),
  column.user('username', 'userId', WIDE),
  column.money('oursMinor', WIDE),
  column.money('theirsMinor', WIDE),
  column.cell('state', (row) => <FindingState of={row} />, WIDE),
  column.time('foundAt', WIDE),
  column.cell('acts', (row) => <FindingActs finding={row} />, { ...UNSORTED, align: 'right' }),
]

/** The difference, why our wallet would not take it over, and what the provider's list says. */
function Fault({ of }: { of: GameFindingRow }) {
  const translate = useTranslate()
  const { fault, refusedBecause } = of
  return (
    <>
      <ValueText group="comparisonFault" code={fault} />
      {refusedBecause !== null && (
        <Box sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'normal' }}>
          {translate(`errors.${refusedBecause}`, { _: refusedBecause })}
        </Box>
      )}
      <ListedEntries of={of} />
    </>
  )
}

/** Transactions about which a provider and we differ; opens on those that wait for staff. */
export default function FindingList() {
  const seesProviders = useMay('games.view')
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel="gameFindings.search"
      hiddenAtFirst={HIDDEN_AT_FIRST}
      filterDefaultValues={OPEN}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        ...(seesProviders
          ? [<ReferenceFilter key="provider" source="providerId" reference="game-providers" />]
          : []),
        <ChoiceFilter key="fault" source="fault" group="comparisonFault" codes={FINDING_FAULTS} />,
        <PeriodFilter key="period" source="foundAt" />,
      ]}
      rowClick={false}
      intro={
        seesProviders && (
          <Box sx={{ mb: 1.5 }}>
            <CompareButton />
          </Box>
        )
      }
    >
      {COLUMNS}
    </ResourceList>
  )
}
