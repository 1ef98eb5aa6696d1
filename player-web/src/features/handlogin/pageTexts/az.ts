/** Azerbaijani texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Kassaya giriş',
    noKeys: 'Bu səhifə cihaz üçün açar yarada bilmir. Onu https ilə açın.',
    enrolHint: 'Bu cihaz hələ qeydiyyatda deyil. Əməkdaşların verdiyi ID və kodu daxil edin.',
    machineId: 'Cihaz ID-si',
    code: 'Kod',
    enrol: 'Cihazı qeydiyyata al',
    username: 'İstifadəçi adı',
    cashier: 'Kassir',
    byHand: 'PIN ilə giriş',
    byPassword: 'Operatorun şifrə ilə girişi',
    pin: 'PIN',
    password: 'Şifrə',
    signIn: 'Daxil ol',
    again: 'Cihazı yenidən qeydiyyata al',
    newPinHint: 'Bu cihazda şifrəni əvəz edən altı rəqəm.',
    newPin: 'Yeni PIN',
    setPin: 'PIN-i təyin et',
    pinSet: 'PIN təyin edildi.',
    toDesk: 'Kassaya keç',
    errors: {
      machineRequired: 'Bu cihaz bu kassa üçün qeydiyyatda deyil.',
      machineCodeWrong: 'Kod yanlışdır, istifadə olunub və ya çox köhnədir.',
      pinLocked: 'PIN bloklanıb. Şifrə ilə daxil olun.',
      wrongUserorPass: 'PIN və ya şifrə yanlışdır.',
      validationFailed: 'Şifrə və ya yazılan dəyər yanlışdır.',
    },
  },
} satisfies TextsLike<typeof turkish, 'az'>
