/** Azerbaijani texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'İdman',
    day: 'Gün',
    count: 'Oyun sayı',
    print: 'Çap et',
    made: 'Əmsallar: {{at}}',
    note: 'Kupon qəbul edilən anda qüvvədə olan əmsal sayılır.',
    code: 'Kod',
    least: 'Min.',
    empty: 'Bu gün üçün oyun yoxdur',
    error: 'Bülleten yüklənmədi',
  },
} satisfies TextsLike<typeof turkish, 'az'>
