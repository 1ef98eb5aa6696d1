import type { Operations } from '#core/operations/operation'
import { answerContactMessage, contactMessages } from '#contact/operations/inbox'
import { sendContactMessage } from '#contact/operations/form'

export const operations = {
  sendContactMessage,
  ...contactMessages,
  answerContactMessage,
} satisfies Operations
