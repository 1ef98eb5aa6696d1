/** Azerbaijani texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Daxil ol',
    lead: 'Mərc qoymaq və onlara baxmaq üçün daxil olun.',
    username: 'İstifadəçi adı',
    password: 'Şifrə',
    showPassword: 'Şifrəni göstər',
    hidePassword: 'Şifrəni gizlət',
    submit: 'Daxil ol',
    sending: 'Daxil olunur',
    forgot: 'Şifrəni unutmusunuz?',
    noAccount: 'Hesabınız yoxdur?',
    resend: 'Aktivləşdirmə e-poçtunu yenidən göndər',
    resent: 'E-poçt yoldadır.',
    returns: 'Hesabdan yenidən istifadə et',
  },
} satisfies TextsLike<typeof turkish, 'az'>
