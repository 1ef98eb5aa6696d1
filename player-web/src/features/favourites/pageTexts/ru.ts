/** Russian texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Спорт', casino: 'Казино', slots: 'Слоты' },
    empty: 'У вас нет избранных матчей',
    emptyHint: 'Нажмите на звёздочку рядом с матчем, и он появится здесь.',
    noGames: 'У вас нет избранных игр',
    noGamesHint: 'Отмеченные игры появятся здесь, когда откроются игры.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
