/** Serbian texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Не приказуј више',
    pause: 'Заустави смењивање',
    play: 'Покрени смењивање',
    understood: 'Разумем',
    address: 'Адреса на којој се налазите:',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
