import type { CardRow } from '@grandstand/shared-types/wire/money/cards'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'

const column = columnsOf<CardRow>()

/** Columns of cards, for their own list and for that of a batch. */
export function cardColumns({ withBatch = true } = {}) {
  return [
    column.main('lastFour', 'cards', ({ lastFour }) => `•••• ${lastFour}`),
    ...(withBatch
      ? [
          column.cell(
            'batchId',
            ({ batchId }) => (
              <RecordLink resource="card-batches" id={batchId}>
                #{batchId}
              </RecordLink>
            ),
            WIDE
          ),
          column.user('makerName', 'makerId', WIDE),
        ]
      : []),
    column.value('type', 'cardType', WIDE),
    column.status('status', 'cardStatus'),
    column.time('expiresAt', WIDE),
    column.time('soldAt', WIDE),
    column.time('endedAt', WIDE),
    column.user('redeemedByName', 'redeemedById', WIDE),
    column.money('amountMinor'),
  ]
}
