import { readRoutes } from '#core/resource_routes'
import { auditResource, scopeAudit } from '#audit/queries/audit_resource'

export function auditRoutes(): void {
  readRoutes(auditResource, { permission: 'audit.view', scope: scopeAudit })
}
