/** Chinese texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: '设置您自己的限额。更严的限额立即生效；放宽须等24小时并经您确认。',
    error: '您的限额无法加载',
    kinds: {
      deposit: {
        title: '存款限额',
        hint: '进入账户的所有款项均计算：额度、充值卡、现金。',
      },
      stake: { title: '投注限额', hint: '您的全部投注额，减去退还的本金。' },
      loss: { title: '亏损限额', hint: '您的投注额减去返回的全部金额。' },
      session: { title: '时间限额', hint: '您登录的分钟数。' },
    },
    periods: { day: '每日', week: '每周', month: '每月' },
    usedOf: '{{used}} / {{value}}',
    usedOnly: '已用{{used}}',
    set: '设置限额',
    change: '新限额',
    save: '保存',
    remove: '删除',
    noLimit: '无限额',
    minutes_other: '{{count}}分钟',
    waiting: '已申请：{{value}}。您可自{{at}}起确认。',
    ripe: '已申请：{{value}}。确认后立即生效。',
    confirm: '确认',
    drop: '保留当前限额',
    reality: {
      title: '游戏提醒',
      hint: '每隔此时间，我们会显示您的游戏时长、投注额和赢额。',
      never: '从不',
      played_other: '您已连续游戏{{count}}分钟。',
      staked: '投注额',
      won: '赢额',
      net: '差额',
      goOn: '知道了，继续',
    },
    exclusions: {
      timeOut: {
        title: '暂停一下',
        hint: '在此期间您不能投注或存款。仍可提款。',
      },
      exclusion: {
        title: '自我禁止',
        hint: '长期禁止。任何人都不能提前解除；您仍可提款。',
      },
    },
    days_other: '{{count}}天',
    months_other: '{{count}}个月',
    years_other: '{{count}}年',
    forGood: '永久',
    question: '时长：{{length}}。此操作无法撤销。',
    exclude: '禁止我投注',
    keepPlaying: '取消',
    excludedUntil: '您的账户在{{at}}之前不能投注和存款。',
    excludedForGood: '您的账户已永久禁止投注和存款。',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
