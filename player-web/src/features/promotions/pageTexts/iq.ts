/** Kurdish texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'لە ئێستادا هیچ ئۆفەرێک نییە',
    noneHint: 'ئۆفەرە نوێیەکان لێرە دەردەکەون.',
    until: 'تا {{day}}',
    all: 'هەموو ئۆفەرەکان',
    over: 'ئەم ئۆفەرە کۆتایی هات',
    overHint: 'سەیری ئۆفەرەکانی ئێستا بکەن.',
    failed: 'ئۆفەرەکان بار نەکران',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
