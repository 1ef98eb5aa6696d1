/** Chinese texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: '有人与您分享了此注单。可按当前赔率将选项加入投注单。',
    then: '当时',
    now: '现在',
    closed: '已关闭',
    add_other: '将{{count}}个选项加入投注单',
    replaces_other: '投注单中的{{count}}个选项将被替换。',
    leftOut_other: '{{count}}个选项已不可用，不会加入。',
    allClosed: '这些选项均已不可用。',
    added: '选项已在您的投注单中。',
    missing: '此链接没有对应的注单',
    missingHint: '请检查链接或获取新链接。',
    total: '当前总赔率',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
