/** Azerbaijani texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Mədaxil və məxaric',
    withdrawal: 'Pul çıxarma',
    course: 'Əməliyyatın gedişi',
    expected: 'Gözlənilir',
    reason: 'Səbəb: {{reason}}',
    reference: 'Əməliyyat nömrəsi',
    fee: 'Komissiya',
    open: 'Ödəniş səhifəsini aç',
    cancel: 'Əməliyyatı ləğv et',
    cancelTitle: 'Əməliyyat ləğv edilsin?',
    cancelKeep: 'Saxla',
    cancelQuestion:
      '{{amount}} məbləğində əməliyyat ləğv ediləcək. Saxlanılan pul tam olaraq balansınıza qayıdacaq.',
    unknown: 'Bu nömrə ilə əməliyyatınız yoxdur',
    error: 'Əməliyyatlarınız yüklənmədi',
    empty: 'Hələ əməliyyatınız yoxdur',
    emptyHint: 'Pul yatırma və çıxarma əməliyyatlarınız bütün addımları ilə burada görünür.',
    state: {
      created: 'Yaradıldı',
      sent: 'Ödəniş xidmətinə göndərildi',
      waiting: 'Yoxlanılır',
      approved: 'Təsdiqləndi',
      paid: 'Tamamlandı',
      refused: 'Rədd edildi',
      failed: 'Alınmadı',
      cancelled: 'Ləğv edildi',
      expired: 'Vaxtı bitdi',
      returned: 'Geri qaytarıldı',
    },
  },
} satisfies TextsLike<typeof turkish, 'az'>
