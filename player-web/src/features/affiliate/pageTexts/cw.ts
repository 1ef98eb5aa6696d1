/** Chinese texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: '联盟计划尚未开放',
    hint: '开放后，您的链接、横幅和收益会显示在这里。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
