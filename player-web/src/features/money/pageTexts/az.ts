/** Azerbaijani texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Depozit və çıxarış',
    noDeposit: 'Hələ depozit üsulu yoxdur',
    noWithdrawal: 'Hələ çıxarış üsulu yoxdur',
    hint: 'Balansınız: {{balance}}. Dileriniz sizə kredit göndərə və geri ala bilər, siz də kartdan istifadə edə bilərsiniz.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
