/** Azerbaijani texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Kartdan istifadə',
    label: 'Kart kodu',
    hint: 'Kartdakı 16 simvolu yazın. Böyük hərf, boşluq və defisin fərqi yoxdur.',
    redeem: 'İstifadə et',
    done: '{{amount}} kart vəsaitinizə əlavə olundu',
    funds: 'Kart vəsaitiniz',
    transactions: 'Əməliyyatlar',
  },
} satisfies TextsLike<typeof turkish, 'az'>
