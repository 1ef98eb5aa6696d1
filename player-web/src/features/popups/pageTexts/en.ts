/** English texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Do not show again',
    pause: 'Pause the slides',
    play: 'Play the slides',
    understood: 'I understand',
    address: 'The address that you are at:',
  },
} satisfies TextsLike<typeof turkish, 'en'>
