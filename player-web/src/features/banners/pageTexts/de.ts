/** German texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'Empfehlungen',
    slides: 'Bilderfolge',
    before: 'Zurück',
    next: 'Weiter',
    pause: 'Anhalten',
    play: 'Abspielen',
  },
} satisfies TextsLike<typeof turkish, 'de'>
