/** Kurdish Sorani texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'جارێکی تر پیشانی مەدە',
    pause: 'ڕاگرتنی سلایدەکان',
    play: 'دەستپێکردنی سلایدەکان',
    understood: 'تێگەیشتم',
    address: 'ئەو ناونیشانەی ئێستا لێینن:',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
