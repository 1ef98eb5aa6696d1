/** Chinese texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: '全屏',
    failed: '暂时无法打开',
    late: '没有收到响应，请稍后重试。',
    refused: '本站不允许打开此地址。',
    reference: '客服编号：{{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
