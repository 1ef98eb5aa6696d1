/** Russian texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: 'Не удалось загрузить историю игр',
    empty: 'Вы ещё не играли',
    emptyHint: 'Здесь появятся ваши раунды в слотах, казино и бинго.',
    stake: 'Ставка',
    win: 'Выигрыш',
    state: { open: 'Идёт', interrupted: 'Прерван', closed: 'Завершён' },
    finish: 'Доиграть раунд',
    check: 'Проверить раунд',
    secret: 'Проверка станет доступна, когда вы смените сиды в игре.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
