/** Chinese texts of the history of a price. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  priceChart: {
    show: '赔率走势：{{name}}',
    course: '{{name}}：赔率从 {{from}} 到 {{to}}',
    none: '暂无赔率走势',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
