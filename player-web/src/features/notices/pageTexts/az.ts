/** Azerbaijani texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Hamısını oxunmuş et',
    empty: 'Bildirişiniz yoxdur',
    emptyHint: 'Sizə yazılan mesajlar və hesabınızdakı dəyişikliklər burada görünür.',
    error: 'Bildirişləriniz yüklənmədi',
    system: {
      creditSent: { title: 'Kredit alındı', text: 'Balansınıza {{amount}} əlavə edildi.' },
      creditTaken: { title: 'Kredit geri alındı', text: 'Balansınızdan {{amount}} geri alındı.' },
      accountEdited: {
        title: 'Hesabınız dəyişdirildi',
        text: 'Məlumatlarınız, hüquqlarınız və ya limitləriniz dəyişdirildi. Bunu siz istəməmisinizsə, dəstəyə yazın.',
      },
      excluded: {
        title: 'Hesabınız oyuna bağlıdır',
        text: 'Müddət bitənədək mərc edə bilməzsiniz. Təfərrüatlar «Təhlükəsiz oyun» səhifəsindədir.',
      },
      withdrawalOrdered: {
        title: 'Çıxarış sifariş edildi',
        text: '{{amount}} çıxarışınız üçün saxlanıldı. Bunu siz etməmisinizsə, dərhal şifrənizi dəyişin və dəstəyə yazın.',
      },
      withdrawalPaid: { title: 'Çıxarış ödənildi', text: '{{amount}} sizə ödənildi.' },
      withdrawalRefused: {
        title: 'Çıxarış ödənilmədi',
        text: '{{amount}} balansınıza qaytarıldı. Səbəbi əməliyyatlar səhifəsində çıxarışın yanındadır.',
      },
      bonusGiven: {
        title: 'Bonus aldınız',
        text: '{{amount}} bonusunuz var. Şərtləri və nə qədərini oynadığınız bonuslar səhifəsindədir.',
      },
      bonusRefused: {
        title: 'Bonus sorğunuz təsdiqlənmədi',
        text: 'Səbəbi bonuslar səhifəsində sorğunuzun yanındadır.',
      },
      bonusConverted: {
        title: 'Bonus pula çevrildi',
        text: 'Bonusunuzdan {{amount}} balansınıza keçdi.',
      },
      bonusExpired: {
        title: 'Bonusun vaxtı bitdi',
        text: '{{amount}} bonusunuz başa çatdı, ondan qalan geri alındı.',
      },
      bonusCancelled: {
        title: 'Bonus ləğv edildi',
        text: '{{amount}} bonusunuz geri alındı. Səbəbini dəstəkdən soruşa bilərsiniz.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'az'>
