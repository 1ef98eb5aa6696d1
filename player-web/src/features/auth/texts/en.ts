/** English texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Sign in',
    lead: 'Sign in to place bets and to see them.',
    username: 'Username',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Sign in',
    sending: 'Signing in',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    resend: 'Send the activation email again',
    resent: 'The email is on its way.',
    returns: 'Use the account again',
  },
} satisfies TextsLike<typeof turkish, 'en'>
