/** Serbian texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'Спортови',
      leagues: 'Лиге',
      odds: 'Врсте опклада',
      casino: 'Казино',
      slots: 'Слотови',
    },
    empty: 'Немате праћених мечева',
    emptyHint: 'Додирните звездицу поред меча и он ће се појавити овде.',
    noLeagues: 'Немате праћених лига',
    noLeaguesHint: 'Додирните звездицу поред лиге и она ће бити овде док има мечева.',
    noOdds: 'Немате праћених врста опклада',
    noOddsHint: 'Додирните звездицу поред врсте опкладе на страници меча и она ће тамо бити прва.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
