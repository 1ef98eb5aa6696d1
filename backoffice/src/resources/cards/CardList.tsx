import { CARD_STATUSES, CARD_TYPES } from '@grandstand/shared-types/wire/money/cards'
import { ChoiceFilter, ReferenceFilter } from '../../list/filters/filters.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { cardColumns } from './cardColumns.tsx'
import { CardLiability } from './CardLiability.tsx'

const TABS = [
  { id: 'all', label: 'list.all', filter: {} },
  ...CARD_STATUSES.map((status) => ({
    id: status,
    label: `values.cardStatus.${status}`,
    filter: { status },
  })),
]

const EXPORT: readonly ExportField[] = [
  'lastFour',
  'batchId',
  'makerName',
  ['type', 'cardType'],
  ['status', 'cardStatus'],
  'currency',
  'amountMinor',
  'expiresAt',
  'soldAt',
  'endedAt',
  'redeemedByName',
]

/** Columns for which a laptop has no room. */
const HIDDEN = ['type']

/** Every card that the user may see, with the worth of the open cards. */
export default function CardList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      intro={<CardLiability />}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[
        <ReferenceFilter key="maker" source="makerId" reference="users" optionText="username" />,
        <ChoiceFilter key="type" source="type" group="cardType" codes={CARD_TYPES} />,
      ]}
      totals={[{ field: 'amountMinor' }]}
      hiddenAtFirst={HIDDEN}
      exportFields={EXPORT}
    >
      {cardColumns()}
    </ResourceList>
  )
}
