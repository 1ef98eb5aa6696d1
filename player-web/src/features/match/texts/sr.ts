/** Serbian texts of the page of a match. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  match: {
    back: 'Назад на мечеве',
    tabs: 'Групе игара',
    all: 'Све',
    group: {
      main: 'Главне',
      totals: 'Укупно',
      handicap: 'Хендикеп',
      halves: 'Полувремена',
      periods: 'Периоди',
      score: 'Резултат',
      combos: 'Комбинације',
      corners: 'Корнери',
      cards: 'Картони',
      players: 'Играчи',
      other: 'Остало',
    },
    search: 'Тражи игру',
    suspended: 'Суспендовано',
    noMarkets: 'Ниједна игра не одговара претрази',
    markets_one: '{{count}} игра',
    markets_few: '{{count}} игре',
    markets_other: '{{count}} игара',
    gone: 'Овај меч више није у понуди',
    goneHint: 'Меч је можда почео или је склоњен из понуде.',
    error: 'Меч није могао да се учита',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
