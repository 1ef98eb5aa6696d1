/** English texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'Ticket check',
    label: 'Ticket number',
    placeholder: 'Ticket no.',
    check: 'Check',
    hint: 'The number is at the top of the ticket, the code is below its bar code.',
    missing: 'There is no ticket with this number',
    missingHint: 'Check the number and try again.',
    error: 'The ticket could not be checked',
    win: 'This ticket won',
    genuine: 'The code of this paper is genuine.',
    forged: 'This ticket code is not genuine',
    forgedHint: 'Check the code that you typed. If it is right, the ticket is forged.',
    validUntil: 'Valid until',
    expired: 'Expired',
    refusal: {
      copy: 'Nothing is paid on this paper: it is a copy.',
      printCancelled: 'Nothing is paid on this paper: its print was cancelled.',
      void: 'Nothing is paid on this ticket: the bet was cancelled and the stake returned.',
      sold: 'Nothing is paid on this ticket: the bet was sold.',
      paid: 'Nothing is paid on this ticket: it has been paid already.',
      expired: 'Nothing is paid on this ticket: it has expired.',
    },
  },
} satisfies TextsLike<typeof turkish, 'en'>
