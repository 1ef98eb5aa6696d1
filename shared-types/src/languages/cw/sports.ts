/** Sports in Chinese. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: '足球',
  basketball: '篮球',
  tennis: '网球',
  volleyball: '排球',
  handball: '手球',
  iceHockey: '冰球',
  baseball: '棒球',
  tableTennis: '乒乓球',
  motorSport: '赛车',
  bikes: '摩托车赛',
  esports: '电竞',
  horseRacing: '赛马',
  greyhounds: '赛狗',
}
