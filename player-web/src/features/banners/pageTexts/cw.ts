/** Chinese texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: '精选',
    slides: '幻灯片',
    before: '上一张',
    next: '下一张',
    pause: '停止',
    play: '播放',
  },
} satisfies TextsLike<typeof turkish, 'cw'>
