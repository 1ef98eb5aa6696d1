/** Chinese texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: '支付方式',
    noMethods: '尚无开放的支付方式。',
    method: '方式',
    min: '最低',
    max: '最高',
    details: '详情',
    amount: '金额',
    bank: '银行',
    noBanks: '选择方式后显示银行。',
    firstName: '名',
    lastName: '姓',
    send: '提交申请',
    info: '限额与说明',
    infoHint: '所选方式的限额和说明会显示在这里。',
    history: '您之前的申请',
    noHistory: '您还没有申请。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
