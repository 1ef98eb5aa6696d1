/** Russian texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Войти',
    lead: 'Войдите, чтобы делать ставки и смотреть их.',
    username: 'Имя пользователя',
    password: 'Пароль',
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
    submit: 'Войти',
    sending: 'Выполняется вход',
    forgot: 'Забыли пароль?',
    noAccount: 'Ещё нет счёта?',
    resend: 'Отправить письмо для активации снова',
    resent: 'Письмо отправлено.',
    returns: 'Снова пользоваться счётом',
  },
} satisfies TextsLike<typeof turkish, 'ru'>
