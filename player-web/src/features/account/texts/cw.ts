/** Chinese texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: '交易记录',
    date: '日期',
    type: '类型',
    amount: '金额',
    balance: '余额',
    income: '收入',
    expense: '支出',
    empty: '该时段没有交易',
    emptyHint: '投注、派彩和额度会显示在这里。',
    error: '交易记录无法加载',
    days: '时段',
    lastDays_other: '最近{{count}}天',
    everything: '全部',
    kind: {
      stake: '投注',
      accept: '滚球注单接受',
      win: '注单派彩',
      refund: '注单退款',
      resettle: '赛果更正',
      bonus: '奖金',
      sell: '提前兑现',
      creditSent: '收到额度',
      creditTaken: '扣回额度',
      debtPaid: '偿还欠款',
      cardsMade: '制作充值卡',
      cardRedeemed: '使用充值卡',
      cardsVoided: '作废充值卡',
      cardsExpired: '充值卡过期',
      commissionPaid: '佣金支付',
      terminalDeposit: '现金存入',
      deposit: '存款',
      depositReturned: '存款退回',
      withdrawalHeld: '提款申请',
      withdrawalPaid: '提款已付',
      withdrawalBack: '提款退回',
    },
  },
} satisfies TextsLike<typeof turkish, 'cw'>
