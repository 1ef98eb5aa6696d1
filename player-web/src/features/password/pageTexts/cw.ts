/** Chinese texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead: '输入您的用户名或邮箱。我们会发送设置新密码的链接。',
    name: '用户名或邮箱',
    send: '发送链接',
    sending: '发送中',
    sentTitle: '请查看邮箱',
    sentLead: '如账户存在，邮件已发出。链接60分钟内有效。',
    sentMissing: '没收到？请查看垃圾邮件。如账户没有邮箱，请联系客服。',
    current: '当前密码',
    password: '新密码',
    repeat: '重复新密码',
    hint: '长度{{min}}–{{max}}，且不能与用户名相同。',
    save: '保存密码',
    saving: '保存中',
    resetDone: '新密码已设置',
    resetLead: '您已在所有设备上退出。请用新密码登录。',
    signIn: '登录',
    changed: '密码已更改',
    changedLead: '您已在其他设备上退出。',
    toHome: '返回首页',
    over: '此链接已使用或已过期',
    askAgain: '获取新链接',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
