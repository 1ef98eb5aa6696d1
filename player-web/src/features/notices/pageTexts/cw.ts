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
      bonusGiven: {
        title: '您获得了奖金',
        text: '您有{{amount}}奖金。条件和已完成的流水见奖金页面。',
      },
      bonusRefused: { title: '奖金申请未通过', text: '原因见奖金页面上您的申请。' },
      bonusConverted: { title: '奖金已转为余额', text: '您的奖金中有{{amount}}转入余额。' },
      bonusExpired: { title: '奖金已过期', text: '您的{{amount}}奖金已结束，剩余部分已收回。' },
      bonusCancelled: {
        title: '奖金已取消',
        text: '您的{{amount}}奖金已被收回。如需了解原因，请联系客服。',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'cw'>
