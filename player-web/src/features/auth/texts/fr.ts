/** French texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Se connecter',
    lead: 'Connectez-vous pour parier et voir vos paris.',
    username: 'Identifiant',
    password: 'Mot de passe',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    submit: 'Se connecter',
    sending: 'Connexion en cours',
    forgot: 'Mot de passe oublié ?',
    noAccount: 'Pas encore de compte ?',
    resend: 'Renvoyer l’e-mail d’activation',
    resent: 'L’e-mail est en route.',
    returns: 'Utiliser à nouveau le compte',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
