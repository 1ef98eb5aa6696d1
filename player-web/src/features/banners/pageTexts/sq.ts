/** Albanian texts of banners, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  banners: {
    title: 'Kryesoret',
    slides: 'prezantim',
    before: 'Mbrapa',
    next: 'Përpara',
    pause: 'Ndalo',
    play: 'Luaj',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
