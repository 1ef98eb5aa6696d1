/** English texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'Highlights',
    slides: 'slides',
    before: 'Back',
    next: 'Next',
    pause: 'Stop',
    play: 'Play',
  },
} satisfies TextsLike<typeof turkish, 'en'>
