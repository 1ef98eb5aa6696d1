/** Chinese texts of affiliates that menus show before the pages load. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliate: { title: '联盟计划', banners: '联盟横幅' },
} satisfies TextsLike<typeof turkish, 'cw'>
