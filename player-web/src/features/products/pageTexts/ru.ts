/** Russian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Найти игру',
    provider: 'Провайдер',
    allProviders: 'Все провайдеры',
    views: 'Показать игры',
    all: 'Все игры',
    favourites: 'Избранное',
    recent: 'Недавние',
    play: 'Играть в {{title}}',
    playNow: 'Играть',
    demo: 'Демо',
    favourite: 'Добавить {{title}} в избранное',
    count: 'Игр: {{number}}',
    noneFound: 'Такой игры нет',
    noneFoundHint: 'Проверьте написание или посмотрите у всех провайдеров.',
    clear: 'Показать все игры',
    noFavourites: 'Избранного пока нет',
    noFavouritesHint: 'Нажмите на звезду у игры, и она останется здесь.',
    failed: 'Не удалось загрузить игры',
    tables: 'Выберите стол',
    stakes: 'Ставка: {{min}} – {{max}}',
    popular: 'Популярные игры',
    newest: 'Новые игры',
    jackpots: 'Игры с джекпотом',
    other: 'Другие игры',
    seeAll: 'Смотреть все',
    scrollBack: 'Прокрутить назад',
    scrollOn: 'Прокрутить вперёд',
    tableStates: { full: 'Нет мест', closed: 'Закрыт' },
    checked: 'Столы проверены {{seconds}} с назад',
  },
  productPage: {
    none: '{{name}}: пока закрыто',
    hint: 'К этому разделу сайта пока не подключён ни один провайдер игр. Он появится здесь, когда откроется.',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
