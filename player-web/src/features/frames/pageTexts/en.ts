/** English texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Full screen',
    failed: 'This cannot be opened now',
    late: 'No answer has come. Try again in a moment.',
    refused: 'This address is not allowed on this site.',
    reference: 'Number for support: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'en'>
