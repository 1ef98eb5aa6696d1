/** Chinese name of the page of the transfer request. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transferPage: { title: '转账申请' },
} satisfies TextsLike<typeof turkish, 'cw'>
