/** Persian texts of the page of favourites, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  favouritePage: {
    of: { sports: 'ورزش', leagues: 'لیگ‌ها', odds: 'انواع شرط', casino: 'کازینو', slots: 'اسلات' },
    empty: 'مسابقه‌ای را دنبال نمی‌کنید',
    emptyHint: 'روی ستاره کنار یک مسابقه بزنید تا اینجا نمایش داده شود.',
    noLeagues: 'لیگی را دنبال نمی‌کنید',
    noLeaguesHint: 'روی ستاره کنار یک لیگ بزنید تا وقتی مسابقه دارد اینجا نمایش داده شود.',
    noOdds: 'نوع شرطی را دنبال نمی‌کنید',
    noOddsHint: 'در صفحه مسابقه روی ستاره کنار یک نوع شرط بزنید تا همان‌جا اول نمایش داده شود.',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
