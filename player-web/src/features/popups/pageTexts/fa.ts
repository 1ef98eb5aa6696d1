/** Persian texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'دیگر نشان نده',
    pause: 'توقف اسلایدها',
    play: 'پخش اسلایدها',
    understood: 'متوجه شدم',
    address: 'نشانی‌ای که اکنون در آن هستید:',
  },
} satisfies TextsLike<typeof turkish, 'fa'>
