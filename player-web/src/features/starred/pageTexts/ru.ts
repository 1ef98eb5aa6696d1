/** Russian texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'Спорт', leagues: 'Лиги', odds: 'Виды ставок', casino: 'Казино', slots: 'Слоты' },
    empty: 'У вас нет избранных матчей',
    emptyHint: 'Нажмите на звёздочку рядом с матчем, и он появится здесь.',
    noLeagues: 'У вас нет избранных лиг',
    noLeaguesHint: 'Нажмите на звёздочку рядом с лигой, и она будет здесь, пока в ней есть матчи.',
    noOdds: 'У вас нет избранных видов ставок',
    noOddsHint:
      'Нажмите на звёздочку рядом с видом ставки на странице матча, и он будет там первым.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
