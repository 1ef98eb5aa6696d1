/** Chinese texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: '不再显示',
    pause: '暂停轮播',
    play: '播放轮播',
    understood: '我知道了',
    address: '您当前所在的地址：',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
