/** Serbian texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'Партнерски програм још није отворен',
    hint: 'Ваши линкови, банери и зарада биће овде када се отвори.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
