import { recordExportsWith } from '#core/lists/list_export'
import type { Operations } from '#core/operations/operation'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { recordListExport } from '#audit/record_audit'
import { withSubjectNames } from '#audit/queries/subject_names'
import { auditResource, scopeAudit } from '#audit/queries/audit_resource'

recordExportsWith(recordListExport)

const reads = {
  permission: 'audit.view',
  scope: scopeAudit,
  extend: withSubjectNames,
} as const

export const auditOperations = {
  ...aroundList('auditLog', auditResource, reads),
  ...readOperations('auditLog', auditResource, reads),
} satisfies Operations
