/** English texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  productPage: {
    none: '{{name}} is not open yet',
    hint: 'No game provider is connected for this part of the site. You will find it here once it opens.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
