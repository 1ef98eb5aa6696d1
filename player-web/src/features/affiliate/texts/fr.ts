/** French texts of affiliates that menus show before the pages load. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliate: { title: 'Affiliation', banners: 'Bannières d’affiliation' },
} satisfies TextsLike<typeof turkish, 'fr'>
