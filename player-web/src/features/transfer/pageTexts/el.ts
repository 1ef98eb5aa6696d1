/** Greek texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Τρόπος πληρωμής',
    info: 'Όρια και σημειώσεις',
    history: 'Προηγούμενα αιτήματα',
  },
} satisfies TextsLike<typeof turkish, 'el'>
