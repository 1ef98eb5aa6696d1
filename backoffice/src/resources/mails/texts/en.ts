/** Texts of the mails that were sent. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    mails: {
      name: 'Mail |||| Mails sent',
      fields: {
        id: 'No.',
        toAddress: 'Receiver',
        kind: 'Mail',
        subject: 'Subject',
        state: 'State',
        attempts: 'Attempts',
        error: 'Error',
        createdAt: 'Written',
        sentAt: 'Sent',
      },
    },
  },
}

export default texts
