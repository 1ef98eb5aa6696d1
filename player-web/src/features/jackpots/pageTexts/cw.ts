/** Chinese texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: '得主',
    before: '最迟在 {{amount}} 时开出',
    fell: '{{level}} 已开出：{{name}} 赢得 {{amount}}。',
    wonTitle: '您赢得了头奖！',
    won: '奖金已存入您的余额。',
    paperTitle: '本柜台售出的投注票赢得了累积奖金！',
    paperWon: '投注票 {{code}} 已中奖，凭原票兑付。',
    none: '尚未开出头奖',
    noneHint: '第一位得主将显示在这里。',
    proof: '查看证明',
    range: '开出区间',
    figure: '计算金额',
    chance: '本注的命中率',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
