/** Azerbaijani texts of a player's own data and its erasure, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacy: {
    error: 'Məlumatlarınız yüklənmədi',
    copy: {
      title: 'Məlumatlarınızı endirin',
      hint: 'Haqqınızda saxladığımız hər şey bir faylda (JSON): şəxsi məlumatlar, ödənişlər, mərclər, oyunlar və girişlər. Şifrələr faylda yoxdur.',
      action: 'Endir',
      pending: 'Fayl hazırlanır…',
      done: 'Faylınız endirildi.',
    },
    kept: {
      title: 'Nə qalır və niyə',
      details_one:
        'Adınız, ünvanınız və əlaqə məlumatlarınız mərc qanununun tələbi ilə hesab bağlanandan sonra {{count}} il saxlanılır. Sonra silinir.',
      details_other:
        'Adınız, ünvanınız və əlaqə məlumatlarınız mərc qanununun tələbi ilə hesab bağlanandan sonra {{count}} il saxlanılır. Sonra silinir.',
      money: 'Pul hərəkətləri və kuponlar adınız olmadan qalır, çünki hesablar düz gəlməlidir.',
      exclusion:
        'Özünüzü oyundan kənarlaşdırmısınızsa, qadağanın davam etməsi üçün şəxsiyyət nömrəniz qalır.',
      log: 'Hesabın jurnalı qalır, onu heç kim dəyişə bilməz.',
    },
    erase: {
      title: 'Hesabı bağla və məlumatları sil',
      hint: 'Hesab bütün cihazlarda dərhal və həmişəlik bağlanır. Yenidən daxil ola bilməyəcəksiniz.',
      left: 'Hesabı bağlamazdan əvvəl bunlar bitməlidir:',
      action: 'Hesabı bağla',
    },
    left: {
      balance: 'Hesabdakı pul',
      coupons: 'Nəticəsi çıxmamış kuponlar',
      drawTickets: 'Tirajı keçirilməmiş biletlər',
      payments: 'Davam edən ödənişlər',
      bonuses: 'Davam edən bonuslar',
      rounds: 'Bitməmiş oyunlar',
    },
    question: {
      title: 'Hesab həmişəlik bağlansın?',
      text: 'Sizi dərhal hər yerdən çıxarırıq və məlumatlarınızı bu səhifədə yazılan müddətdə silirik. Bunu geri qaytarmaq olmaz.',
      keep: 'Hesab qalsın',
      confirm: 'Həmişəlik bağla',
    },
    closed: {
      title: 'Hesabınız bağlandı',
      lead: 'Bütün cihazlardan çıxış edildi. Məlumatlarınız müddət bitən kimi silinəcək.',
    },
  },
} satisfies TextsLike<typeof turkish, 'az'>
