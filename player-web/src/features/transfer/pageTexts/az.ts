/** Azerbaijani texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Ödəniş üsulu',
    noMethods: 'Hələ açıq ödəniş üsulu yoxdur.',
    method: 'Üsul',
    min: 'Min',
    max: 'Maks',
    details: 'Təfərrüatlar',
    amount: 'Məbləğ',
    bank: 'Bank',
    noBanks: 'Banklar üsulla birlikdə gəlir.',
    firstName: 'Ad',
    lastName: 'Soyad',
    send: 'Sorğu göndər',
    info: 'Limitlər və qeydlər',
    infoHint: 'Seçdiyiniz üsulun limitləri və qeydləri burada olur.',
    history: 'Əvvəlki sorğularınız',
    noHistory: 'Hələ sorğunuz yoxdur.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
