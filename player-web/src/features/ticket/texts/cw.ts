/** Chinese texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: '查验投注票',
    label: '票号',
    placeholder: '票号',
    check: '查验',
    hint: '票号在投注票上方，代码在条形码下方。',
    missing: '没有此票号的投注票',
    missingHint: '请检查票号后重试。',
    error: '投注票无法查验',
    win: '此投注票赢了',
    genuine: '此票的代码为真码。',
    forged: '此票码不是真码',
    forgedHint: '请检查输入的代码。如输入无误，则此票为伪造。',
    validUntil: '有效期至',
    expired: '已过期',
    refusal: {
      copy: '此纸不予支付：这是副本。',
      printCancelled: '此纸不予支付：打印已取消。',
      void: '此投注票不予支付：注单已取消，本金已退还。',
      sold: '此投注票不予支付：注单已提前兑现。',
      paid: '此投注票不予支付：已支付过。',
      expired: '此投注票不予支付：已过期。',
    },
  },
} satisfies TextsLike<typeof turkish, 'cw'>
