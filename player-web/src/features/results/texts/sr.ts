/** Serbian texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Резултати',
    sports: 'Спорт',
    days: 'Дан',
    day: { today: 'Данас', yesterday: 'Јуче' },
    date: 'Други дан',
    empty: 'Нема резултата за овај дан',
    emptyHint: 'Изаберите други дан или спорт.',
    error: 'Резултати нису могли да се учитају',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
