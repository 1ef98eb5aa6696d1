/** Azerbaijani texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Əməliyyatlar',
    date: 'Tarix',
    type: 'Növ',
    amount: 'Məbləğ',
    balance: 'Balans',
    income: 'Mədaxil',
    expense: 'Məxaric',
    empty: 'Bu dövrdə əməliyyat yoxdur',
    emptyHint: 'Mərclər, ödənişlər və kreditlər burada görünür.',
    error: 'Əməliyyatlar yüklənmədi',
    days: 'Dövr',
    lastDays_one: 'Son {{count}} gün',
    lastDays_other: 'Son {{count}} gün',
    everything: 'Hamısı',
    kind: {
      stake: 'Mərc qoyuldu',
      accept: 'Canlı mərc qəbul edildi',
      win: 'Mərc uddu',
      refund: 'Mərc qaytarıldı',
      resettle: 'Nəticə düzəldildi',
      bonus: 'Bonus',
      sell: 'Mərc satıldı',
      creditSent: 'Kredit alındı',
      creditTaken: 'Kredit geri alındı',
      debtPaid: 'Borc ödənildi',
      cardsMade: 'Kartlar yaradıldı',
      cardRedeemed: 'Kart istifadə olundu',
      cardsVoided: 'Kartlar ləğv edildi',
      cardsExpired: 'Kartların vaxtı bitdi',
      commissionPaid: 'Komissiya ödənildi',
      terminalDeposit: 'Nağd mədaxil',
    },
  },
} satisfies TextsLike<typeof turkish, 'az'>
