/** Croatian texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Ne prikazuj više',
    pause: 'Zaustavi izmjenu',
    play: 'Pokreni izmjenu',
    understood: 'Razumijem',
    address: 'Adresa na kojoj se nalazite:',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
