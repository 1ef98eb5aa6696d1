/** Portuguese texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Entrar',
    lead: 'Entre para apostar e ver as suas apostas.',
    username: 'Nome de utilizador',
    password: 'Palavra-passe',
    showPassword: 'Mostrar palavra-passe',
    hidePassword: 'Ocultar palavra-passe',
    submit: 'Entrar',
    sending: 'A entrar',
    forgot: 'Esqueceu-se da palavra-passe?',
    noAccount: 'Ainda não tem conta?',
    resend: 'Reenviar o e-mail de ativação',
    resent: 'O e-mail vai a caminho.',
    returns: 'Voltar a usar a conta',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
