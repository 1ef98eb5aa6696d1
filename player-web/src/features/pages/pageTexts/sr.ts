/** Serbian texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'Те странице нема',
    missingHint: 'Можда је уклоњена или је адреса погрешна.',
    failed: 'Страница није могла да се учита',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
