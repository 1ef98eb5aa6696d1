/** The inbox of a brand's contact form. */
import type { ContactMessageRow } from '@grandstand/shared-types/wire/site/contact'
import { editsOf, updateOperation } from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { answerMessage, markMessage } from '#contact/actions/answer_message'
import { contactMessageResource, scopeContactMessages } from '#contact/queries/message_resource'
import { contactAnswerValidator, contactStateValidator } from '#contact/validators/messages'

const reads = {
  permission: 'contact.view',
  scope: scopeContactMessages,
  exportsPeople: true,
} as const
const edits = editsOf(contactMessageResource, 'contact.answer', reads)

export const contactMessages = {
  ...aroundList('contactMessages', contactMessageResource, reads),
  ...readOperations('contactMessages', contactMessageResource, reads),
  ...updateOperation('contactMessages', edits, {
    does: 'Marks a message as new, read or answered.',
    body: contactStateValidator,
    run: markMessage,
  }),
}

export const answerContactMessage = operation({
  method: 'POST',
  path: '/v1/contact-messages/:id/answers',
  does: 'Answers a message, once, by mail to its sender.',
  who: 'contact.answer',
  body: contactAnswerValidator,
  answers: reply<ContactMessageRow>(),
  errors: ['notFound', 'alreadyExists', 'minLengthMaxLength'],
  async handle({ params: { id }, principal, ip, body: { text } }) {
    await answerMessage({ principal, ip }, id, text)
    return edits.row(id, principal)
  },
})
