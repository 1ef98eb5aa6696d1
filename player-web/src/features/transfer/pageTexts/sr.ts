/** Serbian texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Начин плаћања',
    noMethods: 'Још није отворен ниједан начин плаћања.',
    method: 'Начин',
    min: 'Мин.',
    max: 'Макс.',
    details: 'Детаљи',
    amount: 'Износ',
    bank: 'Банка',
    noBanks: 'Банке долазе са начином плаћања.',
    firstName: 'Име',
    lastName: 'Презиме',
    send: 'Пошаљи захтев',
    info: 'Лимити и напомене',
    infoHint: 'Овде су лимити и напомене изабраног начина.',
    history: 'Ваши ранији захтеви',
    noHistory: 'Још немате захтева.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
