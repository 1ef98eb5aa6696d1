/** Russian names of the lobbies, as menus show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  products: {
    slots: 'Слоты',
    liveCasino: 'Live-казино',
    bingo: 'Бинго',
    tvGames: 'ТВ-игры',
    virtualGames: 'Виртуальные игры',
    racing: 'Гонки',
    virtualLeague: 'Виртуальная лига',
    virtualSports: 'Виртуальный спорт',
    lotto: 'Лото',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
