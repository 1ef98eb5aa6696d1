/** Chinese texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: '支付方式',
    info: '限额与说明',
    history: '您之前的申请',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
