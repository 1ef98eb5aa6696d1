import type { PromoBatchRow } from '@grandstand/shared-types/wire/bonuses/office'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { TextIn } from '../../fields/TextIn.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<PromoBatchRow>()
const UNSORTED = { disableSort: true } as const
const HIDDEN_AT_FIRST = ['makerName', 'voidedAt']

const COLUMNS = [
  column.main('label', 'promo-batches', ({ label }) => label, { cellClassName: 'phone-wraps' }),
  column.cell(
    'bonusTitles',
    ({ bonusId, bonusTitles }) => (
      <RecordLink resource="bonuses" id={bonusId}>
        <TextIn of={bonusTitles} />
      </RecordLink>
    ),
    { ...UNSORTED, ...WIDE }
  ),
  column.plain('count', { align: 'right' }),
  column.plain('usedCount', { align: 'right', ...UNSORTED }),
  column.time('expiresAt', WIDE),
  column.time('codesTakenAt', WIDE),
  column.time('voidedAt', WIDE),
  column.text('makerName', WIDE),
  column.time('createdAt', WIDE),
]

/** Batches of promo codes. */
export default function BatchList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel="promoBatches.search"
      hiddenAtFirst={HIDDEN_AT_FIRST}
    >
      {COLUMNS}
    </ResourceList>
  )
}
