/** Arabic texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: {
      sports: 'الرياضة',
      leagues: 'الدوريات',
      odds: 'أنواع الرهان',
      casino: 'الكازينو',
      slots: 'السلوتس',
    },
    empty: 'ليست لديك مباريات مفضلة',
    emptyHint: 'المس النجمة بجانب أي مباراة فتظهر هنا.',
    noLeagues: 'ليست لديك دوريات مفضلة',
    noLeaguesHint: 'المس النجمة بجانب أي دوري فيظهر هنا ما دامت له مباريات.',
    noOdds: 'ليست لديك أنواع رهان مفضلة',
    noOddsHint: 'المس النجمة بجانب نوع رهان في صفحة المباراة، فيظهر هناك أولًا.',
  },
} satisfies TextsLike<typeof turkish, 'aa'>
