/** Codes of mails in words. */
import type { mailValues as turkish } from '../tr/mailValues.ts'

export const mailValues: typeof turkish = {
  mailKind: {
    activation: 'Account activation',
    passwordReset: 'New password',
    passwordChanged: 'Notice of a changed password',
  },
  mailState: { waiting: 'To be sent', sent: 'Sent', failed: 'Not sent' },
  mailText: { shipped: 'Built in' },
}
