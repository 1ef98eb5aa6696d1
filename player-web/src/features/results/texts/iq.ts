/** Kurdish Sorani texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'ئەنجامەکان',
    sports: 'وەرزش',
    days: 'ڕۆژ',
    day: { today: 'ئەمڕۆ', yesterday: 'دوێنێ' },
    date: 'ڕۆژێکی تر',
    empty: 'لەم ڕۆژەدا ئەنجام نییە',
    emptyHint: 'ڕۆژ یان وەرزشێکی تر هەڵبژێرن.',
    error: 'ئەنجامەکان بارنەکران',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
