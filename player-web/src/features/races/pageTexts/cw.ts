/** Chinese texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: '即将开跑的赛事',
    card: '出赛名单',
    inMinutes: '{{minutes}} 分钟后',
    toOff: '距离开跑',
    offAt: '{{time}} 开跑',
    isOff: '比赛已开跑',
    finished: '冲线名次',
    notRun: '本场比赛无效，退还投注金额。',
    handicap: '让磅赛',
    runners: '参赛数：{{total}}',
    winOnly: '仅限独赢',
    number: '号',
    runner: '参赛者',
    draw: '档位',
    grid: '发车位',
    trap: '闸号',
    form: '近期成绩',
    weight: '负磅',
    kg: '{{kg}} 公斤',
    age: '年龄',
    people: '骑师与练马师',
    byNumber: '按号码',
    byPrice: '按赔率',
    byFinish: '按名次',
    coupled: '联号：{{numbers}}',
    takes: '此前投注的盈利扣减 {{percent}}%',
    returns: '退还投注于该参赛者的金额',
    position: '名次',
    odds: '赔率',
    closed: '已关闭',
    cardError: '无法加载出赛名单',
    status: {
      nonRunner: '不出赛',
      withdrawn: '已退出',
      disqualified: '取消资格',
      reserve: '后备',
    },
    outcome: {
      unplaced: '无名次',
      didNotFinish: '未完成比赛',
    },
  },
} satisfies TextsLike<typeof turkish, 'cw'>
