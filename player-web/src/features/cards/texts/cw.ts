/** Chinese texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: '使用充值卡',
    label: '卡码',
    hint: '输入卡上的16个字符。不区分大小写，空格和连字符可省略。',
    redeem: '使用',
    done: '{{amount}}已加入您的充值卡余额',
    funds: '您的充值卡余额',
    transactions: '交易记录',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
