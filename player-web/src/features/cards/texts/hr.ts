/** Croatian texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Iskoristi karticu',
    label: 'Kod kartice',
    hint: 'Upišite 16 znakova s kartice. Velika slova, razmaci i crtice nisu važni.',
    redeem: 'Iskoristi',
    done: '{{amount}} dodano na sredstva s kartica',
    funds: 'Sredstva s kartica',
    transactions: 'Transakcije',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
