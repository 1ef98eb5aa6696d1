/** Kurdish Sorani texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'پێشبڕکێکانی داهاتوو',
    card: 'بەرنامەی پێشبڕکێ',
    inMinutes: 'دوای {{minutes}} خولەک',
    toOff: 'تا دەستپێک',
    offAt: 'دەستپێک لە {{time}}',
    isOff: 'پێشبڕکێکە دەستی پێکرد',
    finished: 'ڕیزبەندی گەیشتن',
    notRun: 'پێشبڕکێکە هەژمار ناکرێت. پارەکان دەگەڕێنەوە.',
    handicap: 'پێشبڕکێی هاندیکاپ',
    runners: 'بەشداربووان: {{total}}',
    winOnly: 'تەنها براوە',
    number: 'ژمارە',
    runner: 'بەشداربوو',
    draw: 'شوێنی دەستپێک',
    grid: 'شوێنی دەستپێک',
    trap: 'دەرگا',
    form: 'دوایین پێشبڕکێکان',
    weight: 'کێش',
    kg: '{{kg}} کیلۆ',
    age: 'تەمەن',
    people: 'سوارچاک و ڕاهێنەر',
    byNumber: 'بەپێی ژمارە',
    byPrice: 'بەپێی ڕێژە',
    byFinish: 'بەپێی گەیشتن',
    coupled: 'هاوتەویلە: {{numbers}}',
    takes: 'گرەوەکانی پێشتر {{percent}}%ی قازانجیان لێ دەبڕدرێت',
    returns: 'پارەی سەر ئەم بەشداربووە دەگەڕێتەوە',
    position: 'پلە',
    odds: 'ڕێژە',
    closed: 'داخراو',
    cardError: 'بەرنامەی پێشبڕکێ بار نەبوو',
    status: {
      nonRunner: 'بەشدار نییە',
      withdrawn: 'کشاوەتەوە',
      disqualified: 'دوورخراوە',
      reserve: 'یەدەگ',
    },
    outcome: {
      unplaced: 'بێ پلە',
      didNotFinish: 'تەواوی نەکرد',
    },
  },
} satisfies TextsLike<typeof turkish, 'iq'>
