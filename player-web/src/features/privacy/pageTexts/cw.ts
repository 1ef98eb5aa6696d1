/** Chinese texts of a player's own data and its erasure, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacy: {
    error: '您的数据无法加载',
    copy: {
      title: '下载您的数据',
      hint: '我们保存的关于您的全部数据，汇成一个文件（JSON）：个人资料、款项、投注、游戏和登录记录。文件中没有密码。',
      action: '下载',
      pending: '正在准备文件…',
      done: '您的文件已下载。',
    },
    kept: {
      title: '保留哪些数据，为什么',
      details_other:
        '按博彩法规要求，账户关闭后，您的姓名、地址和联系方式仍须保留{{count}}年，期满即删除。',
      money: '资金变动和注单会保留，但不含您的姓名，因为账目必须相符。',
      exclusion: '如果您曾自我禁止投注，证件号码会保留，以便禁令继续有效。',
      log: '账户日志会保留，任何人都不得更改。',
    },
    erase: {
      title: '关闭账户并删除数据',
      hint: '账户会立即在所有设备上永久关闭，您将无法再登录。',
      left: '关闭账户前，须先了结以下事项：',
      action: '关闭账户',
    },
    left: {
      balance: '账户中的余额',
      coupons: '尚未结算的注单',
      drawTickets: '尚未开奖的彩票',
      payments: '进行中的款项',
      bonuses: '进行中的红利',
      rounds: '尚未结束的游戏',
    },
    question: {
      title: '永久关闭账户？',
      text: '我们会立即在各处将您登出，并在本页所写的期限后删除您的数据。此操作无法撤销。',
      keep: '保留账户',
      confirm: '永久关闭',
    },
    closed: { title: '您的账户已关闭', lead: '您已在所有设备上登出。期限一到，您的数据即被删除。' },
  },
} satisfies TextsLike<typeof turkish, 'cw'>
