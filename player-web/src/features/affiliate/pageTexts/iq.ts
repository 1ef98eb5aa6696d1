/** Kurdish Sorani texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'بەرنامەی هاوبەشی هێشتا نەکراوەتەوە',
    hint: 'کە کرایەوە، بەستەر و بانەر و داهاتتان لێرە دەبێت.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
