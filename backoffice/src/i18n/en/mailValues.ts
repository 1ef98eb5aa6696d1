/** Codes of mails in words. */
import type { mailValues as turkish } from '../tr/mailValues.ts'

export const mailValues: typeof turkish = {
  mailKind: {
    activation: 'Account activation',
    passwordReset: 'New password',
    passwordChanged: 'Notice of a changed password',
    contactMessage: 'Message of the contact form',
    contactAnswer: 'Answer to a contact message',
    withdrawalOrdered: 'Withdrawal ordered',
    withdrawalPaid: 'Withdrawal paid',
    withdrawalRefused: 'Withdrawal not paid',
    accountUnused: 'Account long unused',
  },
  contactState: { new: 'New', read: 'Read', answered: 'Answered' },
  mailState: { waiting: 'To be sent', sent: 'Sent', failed: 'Not sent' },
  mailText: { shipped: 'Built in' },
}
