/** Azerbaijani texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Depozit və çıxarış',
    noDeposit: 'Hələ depozit üsulu yoxdur',
    noWithdrawal: 'Hələ çıxarış üsulu yoxdur',
    hint: 'Balansınız: {{balance}}. Dileriniz sizə kredit göndərə və geri ala bilər, siz də kartdan istifadə edə bilərsiniz.',
    error: 'Ödəniş üsulları yüklənmədi',
    category: 'Kateqoriya',
    min: 'Min',
    max: 'Maks',
    noFee: 'Komissiyasız',
    afterFee: 'Komissiya {{fee}}, qalan məbləğ {{amount}}',
    copy: 'Kopyala: {{label}}',
    copied: 'Kopyalandı',
    back: 'Üsullara qayıt',
    openLink: 'Səhifəni aç',
    firstName: 'Ad',
    lastName: 'Soyad',
    amount: 'Məbləğ',
    amounts: 'Hazır məbləğlər',
    optional: '{{field}} (istəyə bağlı)',
    choose: 'Seçin',
    bank: 'Bank',
    banks: 'Banklar',
    account: 'Ödəniş edəcəyiniz hesab',
    otherBanks: 'Digər bankları yoxlayın.',
    backToBanks: 'Banklara qayıt',
    otherAmount: 'Başqa məbləğ seç',
    banksError: 'Banklar yüklənmədi',
    passwordHint: 'Pulunuzun təhlükəsizliyi üçün çıxarışdan əvvəl şifrənizi yenidən yazın.',
    withdrawable: 'Çıxarıla bilən',
    received: 'Sorğunuzu aldıq.',
    strangeAddress: 'Ödəniş səhifəsinin ünvanına bu saytda icazə verilmir. Səhifə açılmadı.',
  },
} satisfies TextsLike<typeof turkish, 'az'>
