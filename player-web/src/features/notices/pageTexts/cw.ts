/** Chinese texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: '全部标为已读',
    empty: '暂无通知',
    emptyHint: '发给您的消息和账户变更会显示在这里。',
    error: '无法加载您的通知',
    system: {
      creditSent: { title: '收到额度', text: '已向您的余额加入{{amount}}。' },
      creditTaken: { title: '扣回额度', text: '已从您的余额扣回{{amount}}。' },
      accountEdited: {
        title: '您的账户已变更',
        text: '您的资料、权限或限额已更改。如非您本人要求，请联系客服。',
      },
      excluded: {
        title: '您的账户已禁止投注',
        text: '在期限结束前您不能投注。详情见“安全投注”页面。',
      },
      withdrawalOrdered: {
        title: '提款申请已收到',
        text: '{{amount}}已为您的提款冻结。如非您本人操作，请立即修改密码并联系客服。',
      },
      withdrawalPaid: { title: '提款已支付', text: '已向您支付{{amount}}。' },
      withdrawalRefused: {
        title: '提款未支付',
        text: '{{amount}}已退回您的余额。原因见交易记录页面的该笔提款。',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'cw'>
