/** Albanian texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Mos e shfaq më',
    pause: 'Ndalo rrëshqitjen',
    play: 'Nis rrëshqitjen',
    understood: 'E kuptova',
    address: 'Adresa ku ndodheni:',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
