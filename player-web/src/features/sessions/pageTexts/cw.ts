/** Chinese texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: '您的账户已在这些设备登录。请退出不认识的设备，并更改密码。',
    error: '设备无法加载',
    device: '{{system}}上的{{browser}}',
    unknownDevice: '未知设备',
    thisDevice: '本设备',
    address: '地址',
    begun: '登录时间',
    lastUsed: '最近使用',
    nowhereElse: '您没有在其他设备登录。',
    endOne: '退出：{{device}}',
    endAll: '全部退出',
    endAllQuestion: '您将在所有设备上退出，包括本设备。',
    stay: '保持登录',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
