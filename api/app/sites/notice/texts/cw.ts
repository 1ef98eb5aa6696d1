import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: '此地址没有网站',
    lead: '{host}上没有网站响应。',
    hint: '请检查地址是否有误。如果您是点击链接而来，网站可能已迁移。',
  },
  maintenance: {
    title: '网站维护中',
    lead: '我们正在升级网站。您的注单和余额安全无虞；维护结束后本页会自动打开网站。',
    until: '预计结束：{time}',
  },
  offline: {
    title: '没有网络连接',
    lead: '无法连接网站。查看赔率和投注需要网络连接。',
    hint: '连接恢复后页面会自动打开。已接受的注单依然有效。',
    retry: '重试',
  },
} satisfies NoticeTexts
