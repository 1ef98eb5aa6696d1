/** Azerbaijani texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Bir daha göstərmə',
    pause: 'Slaydları dayandır',
    play: 'Slaydları başlat',
    understood: 'Başa düşdüm',
    address: 'Hazırda olduğunuz ünvan:',
  },
} satisfies TextsLike<typeof turkish, 'az'>
