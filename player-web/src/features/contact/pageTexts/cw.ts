/** Chinese texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: '我们会通过邮件回复您。',
    name: '姓名',
    email: '电子邮箱',
    subject: '主题',
    text: '消息',
    send: '发送消息',
    sending: '正在发送',
    sentTitle: '消息已发送',
    sentLead: '我们会回复到 {{email}}。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
