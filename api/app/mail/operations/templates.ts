/** The texts of a brand's mails. */
import type { EmailTemplateRow, MailPreview } from '@grandstand/shared-types/wire/site/mail'
import { operation } from '#core/operations/operation'
import { nothing, reply } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import * as editing from '#mail/actions/edit_templates'
import { shownTemplates, templateResource } from '#mail/queries/template_resource'
import { templateValidator, testMailValidator } from '#mail/validators/template'

const reads = { permission: 'mail.edit', extend: shownTemplates } as const
const templateRow = rowReader(templateResource, reads)
const TEXT_ERRORS = [
  'placeholderUnknown',
  'placeholderMissing',
  'placeholderInAddress',
  'minLengthMaxLength',
] as const
const BODY = '`body` is HTML; what no mail program shows is removed; names in braces are filled in'

export const templateReads = {
  ...aroundList('emailTemplates', templateResource, reads),
  ...readOperations('emailTemplates', templateResource, reads),
}

export const keepEmailTemplate = operation({
  method: 'PUT',
  path: '/v1/email-templates/:id',
  does: 'Keeps a text of the brand’s own for a kind of mail in a language.',
  who: 'mail.edit',
  body: templateValidator,
  bodyKb: 64,
  answers: reply<EmailTemplateRow>(),
  errors: TEXT_ERRORS,
  notes: { in: BODY },
  async handle({ params: { id }, principal, ip, body }) {
    await editing.keepTemplate({ principal, ip }, await templateRow(id, principal), body)
    return templateRow(id, principal)
  },
})

export const dropEmailTemplate = operation({
  method: 'DELETE',
  path: '/v1/email-templates/:id',
  does: 'Takes the brand’s own text away: the one that we ship counts again.',
  who: 'mail.edit',
  answers: reply<EmailTemplateRow>(),
  async handle({ params: { id }, principal, ip }) {
    await editing.dropTemplate({ principal, ip }, await templateRow(id, principal))
    return templateRow(id, principal)
  },
})

export const previewEmailTemplate = operation({
  method: 'POST',
  path: '/v1/email-templates/:id/previews',
  does: 'The mail as a player would get it, with example values; nothing is kept.',
  who: 'mail.edit',
  body: templateValidator,
  bodyKb: 64,
  answers: reply<MailPreview>(),
  errors: TEXT_ERRORS,
  notes: { in: BODY },
  async handle({ params: { id }, principal, body }) {
    return editing.previewOf(principal, await templateRow(id, principal), body)
  },
})

export const testEmailTemplate = operation({
  method: 'POST',
  path: '/v1/email-templates/:id/tests',
  does: 'Sends a text to an address, with example values; nothing is kept.',
  who: 'mail.edit',
  body: testMailValidator,
  bodyKb: 64,
  answers: nothing(),
  errors: [...TEXT_ERRORS, 'emailRequired', 'tooManyAttempts'],
  notes: { in: BODY },
  async handle({ params: { id }, principal, ip, body }) {
    await editing.sendTest({ principal, ip }, await templateRow(id, principal), body)
  },
})
