import { CARD_TYPES, type CardBatchRow } from '@grandstand/shared-types/wire/money/cards'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter, ReferenceFilter } from '../../list/filters/filters.tsx'
import type { ExportField } from '../../list/ExportButton.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<CardBatchRow>()

const EXPORT: readonly ExportField[] = [
  'id',
  'makerName',
  ['type', 'cardType'],
  'currency',
  'amountMinor',
  'count',
  'openCount',
  'openMinor',
  'redeemedCount',
  'expiresAt',
  'codesTakenAt',
  'createdAt',
]

/** Columns for which a laptop has no room. */
const HIDDEN = ['redeemedCount', 'codesTakenAt']

const UNSORTED = { disableSort: true, align: 'right' } as const

/** Every batch of cards that the user may see. */
export default function CardBatchList() {
  return (
    <ResourceList
      hasOwners
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        <ReferenceFilter key="maker" source="makerId" reference="users" optionText="username" />,
        <ChoiceFilter key="type" source="type" group="cardType" codes={CARD_TYPES} />,
      ]}
      hiddenAtFirst={HIDDEN}
      exportFields={EXPORT}
    >
      {column.main('id', 'card-batches', ({ id }) => `#${id}`)}
      {column.time('createdAt', WIDE)}
      {column.user('makerName', 'makerId')}
      {column.value('type', 'cardType', WIDE)}
      {column.money('amountMinor')}
      {column.plain('count', { align: 'right' })}
      {column.plain('redeemedCount', { ...UNSORTED, ...WIDE })}
      {column.plain('openCount', { ...UNSORTED, ...WIDE })}
      {column.money('openMinor', { disableSort: true })}
      {column.time('expiresAt', WIDE)}
      {column.time('codesTakenAt', WIDE)}
    </ResourceList>
  )
}
