import type { Operations } from '#core/operations/operation'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import * as templates from '#mail/operations/templates'
import { mailResource, scopeMails } from '#mail/queries/mail_resource'

const { templateReads, ...edits } = templates
const mails = {
  permission: 'mail.view',
  scope: scopeMails,
  mayLag: true,
  exportsPeople: true,
} as const

export const operations = {
  ...aroundList('mails', mailResource, mails),
  ...readOperations('mails', mailResource, mails),
  ...templateReads,
  ...edits,
} satisfies Operations
