/** Greek texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'Προτεινόμενα',
    slides: 'διαφάνειες',
    before: 'Προηγούμενο',
    next: 'Επόμενο',
    pause: 'Διακοπή',
    play: 'Αναπαραγωγή',
  },
} satisfies TextsLike<typeof turkish, 'el'>
