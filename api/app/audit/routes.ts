import { recordExportsWith } from '#core/list_export'
import { listExtraRoutes } from '#core/list_extras'
import { readRoutes } from '#core/resource_routes'
import { recordListExport } from '#audit/record_audit'
import { auditResource, scopeAudit } from '#audit/queries/audit_resource'

export function auditRoutes(): void {
  const reads = { permission: 'audit.view', scope: scopeAudit } as const
  recordExportsWith(recordListExport)
  listExtraRoutes(auditResource, reads)
  readRoutes(auditResource, reads)
}
