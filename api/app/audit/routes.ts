import type { OwnChange } from '@grandstand/shared-types/wire/audit'
import { recordExportsWith } from '#core/lists/list_export'
import { operation, type Operations } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { recordListExport } from '#audit/record_audit'
import { ownChanges } from '#audit/queries/own_changes'
import { withSubjectNames } from '#audit/queries/subject_names'
import { auditResource, scopeAudit } from '#audit/queries/audit_resource'

recordExportsWith(recordListExport)

const reads = {
  permission: 'audit.view',
  mayLag: true,
  scope: scopeAudit,
  extend: withSubjectNames,
  exportsPeople: true,
} as const

export const operations = {
  ...aroundList('auditLog', auditResource, reads),
  ...readOperations('auditLog', auditResource, reads),
  ownChanges: operation({
    method: 'GET',
    path: '/v1/me/changes',
    does: 'The newest fifty changes of the own account: limits, rights, password, second factor, sessions.',
    who: 'signedIn',
    answers: reply<OwnChange[]>(),
    handle: ({ principal }) => ownChanges(principal),
  }),
} satisfies Operations
