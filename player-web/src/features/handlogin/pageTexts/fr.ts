/** French texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Connexion au guichet',
    noKeys: 'Cette page ne peut pas créer de clé pour le poste. Ouvrez-la en https.',
    enrolHint:
      'Ce poste n’est pas encore enregistré. Saisissez l’identifiant du poste et le code que l’équipe vous a donnés.',
    machineId: 'Identifiant du poste',
    code: 'Code',
    enrol: 'Enregistrer le poste',
    username: 'Identifiant',
    cashier: 'Caissier',
    byHand: 'Connexion manuelle par PIN',
    byPassword: 'Connexion opérateur par mot de passe',
    pin: 'PIN',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    again: 'Enregistrer à nouveau le poste',
    newPinHint: 'Six chiffres qui remplacent le mot de passe sur ce poste.',
    newPin: 'Nouveau PIN',
    setPin: 'Définir le PIN',
    pinSet: 'Le PIN est défini.',
    toDesk: 'Au guichet',
    errors: {
      machineRequired: 'Ce poste n’est pas enregistré pour ce guichet.',
      machineCodeWrong: 'Le code est faux, déjà utilisé ou trop ancien.',
      pinLocked: 'Le PIN est bloqué. Connectez-vous avec votre mot de passe.',
      wrongUserorPass: 'Le PIN ou le mot de passe est incorrect.',
      validationFailed: 'Le mot de passe ou la valeur saisie est incorrect.',
    },
  },
} satisfies TextsLike<typeof turkish, 'fr'>
