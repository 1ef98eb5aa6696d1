/** Parts that lists of entries share beside their columns. */
import type { ExportField } from '../../list/ExportButton.tsx'
import type { TotalField } from '../../list/Totals.tsx'

export const ENTRY_TOTALS: readonly TotalField[] = [{ field: 'amountMinor', isMovement: true }]

export const ENTRY_EXPORT: readonly ExportField[] = [
  'id',
  'createdAt',
  'username',
  ['pocket', 'pocket'],
  ['kind', 'transferKind'],
  ['referenceType', 'subject'],
  'referenceName',
  'currency',
  'amountMinor',
  'balanceAfterMinor',
  'note',
]
