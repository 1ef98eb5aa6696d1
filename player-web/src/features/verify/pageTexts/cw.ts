/** Chinese texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: '用游戏在局后公布的种子，在此浏览器中重新计算这一局。',
    game: '游戏',
    serverSeed: '服务器种子',
    hash: '已公布的哈希',
    hashHint: '游戏在您下注前显示的哈希。',
    clientSeed: '客户端种子',
    round: '局号',
    bets: '游戏中显示的投注',
    check: '验证此局',
    result: '结果',
    outcome: '{{game}}，第 {{round}} 局',
    computedHash: '服务器种子的哈希',
    bet: '投注',
    stake: '投注额',
    win: '赢得',
    noBet: '这不是该游戏的投注。',
    drawnInOrder: '按开出顺序',
    deadHeat: '并列',
    runner: '选手',
    brokeOff: '停在',
    cardsOrder: '闲家两张，庄家两张，之后按要求发牌。',
    howTitle: '为什么没有人能更改一局',
    how: {
      before:
        '下注之前，游戏公布其秘密服务器种子的哈希。由哈希无法找到种子，也没有别的种子能得到它。',
      during: '服务器种子、您的客户端种子和局号共同决定每一次开出。',
      after: '之后游戏公开服务器种子。在此输入：哈希必须一致，结果必须与您看到的相同。',
    },
    verdict: {
      matches: '哈希一致：种子在下注之前已确定。',
      differs: '哈希不一致：这不是已公布的种子。',
      unknown: '未输入哈希。请与游戏公布的哈希比较。',
    },
    fault: {
      seedMissing: '请输入服务器种子。',
      roundWrong: '局号是从 0 开始的整数。',
      hashWrong: '哈希为 64 位，由 0 至 9 和 a 至 f 组成。',
      betsWrong: '无法读取这些投注。',
    },
    colour: {
      red: '红',
      black: '黑',
      green: '绿',
    },
    games: {
      slot: '老虎机',
      roulette: '轮盘',
      keno: '基诺',
      lotto6of49: '乐透 49 选 6',
      lotto5of36: '乐透 36 选 5',
      bingo75: '宾果 75',
      bingo90: '宾果 90',
      greyhounds: '赛狗',
      horses: '赛马',
      football: '虚拟足球',
      tennis: '虚拟网球',
      crash: '爆点',
      blackjack: '二十一点',
    },
  },
} satisfies TextsLike<typeof turkish, 'cw'>
