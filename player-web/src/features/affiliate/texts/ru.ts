/** Russian texts of affiliates that menus show before the pages load. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliate: { title: 'Партнёрская программа', banners: 'Партнёрские баннеры' },
} satisfies TextsLike<typeof turkish, 'ru'>
