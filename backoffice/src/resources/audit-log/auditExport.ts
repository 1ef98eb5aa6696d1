import type { ExportField } from '../../list/ExportButton.tsx'

export const AUDIT_EXPORT: readonly ExportField[] = [
  'id',
  'createdAt',
  'actorName',
  ['action', 'auditAction'],
  ['subjectType', 'subject'],
  'subjectName',
  'reason',
  'ip',
]
