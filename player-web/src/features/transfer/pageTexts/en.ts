/** English texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Payment method',
    info: 'Limits and notes',
    history: 'Your earlier requests',
  },
} satisfies TextsLike<typeof turkish, 'en'>
