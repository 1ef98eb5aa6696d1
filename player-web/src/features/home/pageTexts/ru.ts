/** Russian texts of the home page's blocks, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  home: {
    featured: 'Главные матчи',
    soon: 'Скоро начнутся',
    allMatches: 'Все матчи',
    inMinutes_one: '{{count}} мин',
    inMinutes_few: '{{count}} мин',
    inMinutes_many: '{{count}} мин',
    inMinutes_other: '{{count}} мин',
    picked: 'Популярные исходы',
    coupons_one: '{{count}} ставка',
    coupons_few: '{{count}} ставки',
    coupons_many: '{{count}} ставок',
    coupons_other: '{{count}} ставки',
    winners: 'Победители',
    winnerList: { latest: 'Последние выигрыши', top: 'Крупнейшие за неделю' },
    selections_one: '{{count}} исход',
    selections_few: '{{count}} исхода',
    selections_many: '{{count}} исходов',
    selections_other: '{{count}} исхода',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
