/** Azerbaijani texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'İstifadəçi adınızı və ya e-poçtunuzu daxil edin. Yeni şifrə seçmək üçün link göndərəcəyik.',
    name: 'İstifadəçi adı və ya e-poçt',
    send: 'Linki göndər',
    sending: 'Göndərilir',
    sentTitle: 'E-poçtunuzu yoxlayın',
    sentLead: 'Belə hesab varsa, e-poçt yoldadır. Link 60 dəqiqə etibarlıdır.',
    sentMissing: 'Gəlmədi? Spam qovluğuna baxın. Hesabınızda e-poçt yoxdursa, dəstəyə yazın.',
    current: 'Cari şifrə',
    password: 'Yeni şifrə',
    repeat: 'Yeni şifrənin təkrarı',
    hint: 'Uzunluq {{min}}–{{max}}, istifadəçi adından fərqli.',
    save: 'Şifrəni saxla',
    saving: 'Saxlanılır',
    resetDone: 'Yeni şifrəniz təyin edildi',
    resetLead: 'Bütün cihazlardan çıxış edildi. Yeni şifrə ilə daxil olun.',
    signIn: 'Daxil ol',
    changed: 'Şifrəniz dəyişdirildi',
    changedLead: 'Digər cihazlarınızdan çıxış edildi.',
    toHome: 'Ana səhifəyə qayıt',
    over: 'Bu link artıq istifadə olunub və ya vaxtı bitib',
    askAgain: 'Yeni link istə',
  },
} satisfies TextsLike<typeof turkish, 'az'>
