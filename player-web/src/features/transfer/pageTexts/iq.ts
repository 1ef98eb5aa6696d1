/** Kurdish Sorani texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'شێوازی پارەدان',
    info: 'سنوور و تێبینی',
    history: 'داواکارییەکانی پێشووتان',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
