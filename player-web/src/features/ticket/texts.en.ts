/** English texts of tickets. */
import type { TextsLike } from '../../i18n/texts.ts'
import type turkish from './texts.tr.ts'

export default {
  ticket: {
    title: 'Ticket check',
    label: 'Ticket number',
    placeholder: 'Ticket no.',
    check: 'Check',
    hint: 'The number is at the top of the ticket.',
    missing: 'There is no ticket with this number',
    missingHint: 'Check the number and try again.',
    error: 'The ticket could not be checked',
    win: 'This ticket won',
  },
} satisfies TextsLike<typeof turkish, 'en'>
