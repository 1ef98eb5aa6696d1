/** Russian texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Результаты',
    sports: 'Спорт',
    days: 'День',
    day: { today: 'Сегодня', yesterday: 'Вчера' },
    date: 'Другой день',
    empty: 'За этот день результатов нет',
    emptyHint: 'Выберите другой день или вид спорта.',
    error: 'Результаты загрузить не удалось',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
