/** Chinese texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: '登录',
    lead: '登录后即可投注和查看注单。',
    username: '用户名',
    password: '密码',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    submit: '登录',
    sending: '登录中',
    forgot: '忘记密码？',
    noAccount: '还没有账户？',
    resend: '重新发送激活邮件',
    resent: '邮件已发出。',
    returns: '再次使用账户',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
