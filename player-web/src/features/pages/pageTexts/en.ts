/** English texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'There is no such page',
    missingHint: 'It may have been removed, or the address is wrong.',
    failed: 'The page could not be loaded',
  },
} satisfies TextsLike<typeof turkish, 'en'>
