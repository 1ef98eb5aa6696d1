/** Russian texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'К матчам',
    tabs: 'Группы рынков',
    all: 'Все',
    group: {
      main: 'Основные',
      totals: 'Тоталы',
      handicap: 'Фора',
      halves: 'Таймы',
      periods: 'Периоды',
      score: 'Счёт',
      combos: 'Комбо',
      corners: 'Угловые',
      cards: 'Карточки',
      players: 'Игроки',
      other: 'Другие',
    },
    search: 'Найти рынок',
    suspended: 'Приостановлен',
    noMarkets: 'По вашему запросу рынков нет',
    markets_one: '{{count}} рынок',
    markets_few: '{{count}} рынка',
    markets_many: '{{count}} рынков',
    markets_other: '{{count}} рынка',
    gone: 'Этого матча больше нет в линии',
    goneHint: 'Матч мог начаться или быть снят с линии.',
    error: 'Матч загрузить не удалось',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
