/** Kurdish texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'وەرزش',
      leagues: 'خولەکان',
      odds: 'جۆرەکانی گرەو',
      casino: 'کازینۆ',
      slots: 'سلۆت',
    },
    empty: 'هیچ یارییەکی دڵخوازتان نییە',
    emptyHint: 'دەست لە ئەستێرەی تەنیشت یارییەک بدەن، لێرە دەردەکەوێت.',
    noLeagues: 'هیچ خولێکی دڵخوازتان نییە',
    noLeaguesHint: 'دەست لە ئەستێرەی تەنیشت خولێک بدەن، تا یاریی هەبێت لێرە دەردەکەوێت.',
    noOdds: 'هیچ جۆرێکی گرەوی دڵخوازتان نییە',
    noOddsHint: 'لە پەڕەی یارییەکدا دەست لە ئەستێرەی تەنیشت جۆرێکی گرەو بدەن، لەوێ یەکەم دەبێت.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
