/** Spanish texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Acceder',
    lead: 'Accede para apostar y ver tus apuestas.',
    username: 'Usuario',
    password: 'Contraseña',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    submit: 'Acceder',
    sending: 'Accediendo',
    forgot: '¿Olvidaste tu contraseña?',
    noAccount: '¿Aún no tienes cuenta?',
    resend: 'Reenviar el correo de activación',
    resent: 'El correo está en camino.',
    returns: 'Volver a usar la cuenta',
  },
} satisfies TextsLike<typeof turkish, 'es'>
