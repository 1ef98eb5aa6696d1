/** Italian texts of affiliates that menus show before the pages load. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliate: { title: 'Programma affiliati', banners: 'Banner affiliati' },
} satisfies TextsLike<typeof turkish, 'it'>
