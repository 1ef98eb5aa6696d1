/** Chinese texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: '存款与提款',
    withdrawal: '提款',
    course: '进度',
    expected: '预计',
    reason: '原因：{{reason}}',
    reference: '单号',
    fee: '手续费',
    open: '打开支付页面',
    cancel: '取消此笔',
    cancelTitle: '要取消此笔吗？',
    cancelKeep: '保留',
    cancelQuestion: '将取消 {{amount}} 的这笔款项，冻结的资金会全额退回您的余额。',
    unknown: '没有此单号的记录',
    error: '无法加载您的记录',
    empty: '暂无记录',
    emptyHint: '您的存款和提款及其每一步进度会显示在这里。',
    state: {
      created: '已创建',
      sent: '已提交支付机构',
      waiting: '审核中',
      approved: '已批准',
      paid: '已完成',
      refused: '已拒绝',
      failed: '失败',
      cancelled: '已取消',
      expired: '已过期',
      returned: '已退回',
    },
  },
} satisfies TextsLike<typeof turkish, 'cw'>
