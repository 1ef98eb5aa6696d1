/** Serbian texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Пријава',
    lead: 'Пријавите се да бисте играли и видели своје опкладе.',
    username: 'Корисничко име',
    password: 'Лозинка',
    showPassword: 'Прикажи лозинку',
    hidePassword: 'Сакриј лозинку',
    submit: 'Пријави се',
    sending: 'Пријава у току',
    forgot: 'Заборављена лозинка?',
    noAccount: 'Немате налог?',
    resend: 'Поново пошаљи активациони имејл',
    resent: 'Имејл је на путу.',
    returns: 'Поново користи налог',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
