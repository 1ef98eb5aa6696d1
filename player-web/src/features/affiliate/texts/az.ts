/** Azerbaijani texts of affiliates that menus show before the pages load. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliate: { title: 'Tərəfdaşlıq proqramı', banners: 'Tərəfdaş bannerləri' },
} satisfies TextsLike<typeof turkish, 'az'>
