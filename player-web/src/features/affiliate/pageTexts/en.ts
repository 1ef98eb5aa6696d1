/** English texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'The affiliate programme is not open yet',
    hint: 'Your links, banners and earnings will stand here once it opens.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
