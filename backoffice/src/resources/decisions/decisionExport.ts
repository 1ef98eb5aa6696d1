import type { ExportField } from '../../list/ExportButton.tsx'

export const DECISION_EXPORT: readonly ExportField[] = [
  'id',
  'askedAt',
  'askedByName',
  ['kind', 'decisionKind'],
  'couponCode',
  'home',
  'away',
  'reason',
  ['state', 'decisionState'],
  'decidedByName',
  'decidedAt',
  'decidedReason',
]
