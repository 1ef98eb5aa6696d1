/** Serbian texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'Тренутно нема промоција',
    noneHint: 'Нове промоције појавиће се овде.',
    until: 'До {{day}}',
    all: 'Све промоције',
    over: 'Ова промоција је завршена',
    overHint: 'Погледајте промоције које су у току.',
    failed: 'Промоције нису могле да се учитају',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
