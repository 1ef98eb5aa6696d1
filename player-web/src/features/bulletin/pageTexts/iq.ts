/** Kurdish texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'وەرزش',
    day: 'ڕۆژ',
    count: 'ژمارەی یارییەکان',
    print: 'چاپکردن',
    made: 'ڕێژەکان لە {{at}}',
    note: 'ڕێژەی کاتی قبووڵکردنی کوپۆن حیساب دەکرێت.',
    code: 'کۆد',
    least: 'کەمترین',
    empty: 'لەم ڕۆژەدا یاری نییە',
    error: 'بولتن بار نەبوو',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
