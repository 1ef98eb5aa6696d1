/** Russian texts of promotions, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  promotions: {
    none: 'Сейчас нет активных акций',
    noneHint: 'Новые акции появятся здесь.',
    until: 'До {{day}}',
    all: 'Все акции',
    over: 'Эта акция завершена',
    overHint: 'Посмотрите акции, которые идут сейчас.',
    failed: 'Не удалось загрузить акции',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
