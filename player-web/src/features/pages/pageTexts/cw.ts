/** Chinese texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: '没有此页面',
    missingHint: '页面可能已删除，或地址有误。',
    failed: '页面无法加载',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
