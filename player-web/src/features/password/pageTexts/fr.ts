/** French texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'Saisissez votre identifiant ou votre e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    name: 'Identifiant ou e-mail',
    send: 'Envoyer le lien',
    sending: 'Envoi',
    sentTitle: 'Consultez vos e-mails',
    sentLead: 'Si ce compte existe, l’e-mail est en route. Le lien est valable 60 minutes.',
    sentMissing:
      'Rien reçu ? Regardez dans vos indésirables. Si votre compte n’a pas d’e-mail, écrivez au support.',
    current: 'Mot de passe actuel',
    password: 'Nouveau mot de passe',
    repeat: 'Répéter le nouveau mot de passe',
    hint: 'Longueur {{min}}–{{max}}, différent de votre identifiant.',
    save: 'Enregistrer le mot de passe',
    saving: 'Enregistrement',
    resetDone: 'Votre nouveau mot de passe est enregistré',
    resetLead:
      'Vous avez été déconnecté de tous les appareils. Connectez-vous avec le nouveau mot de passe.',
    signIn: 'Se connecter',
    changed: 'Votre mot de passe a été modifié',
    changedLead: 'Vous avez été déconnecté de vos autres appareils.',
    toHome: 'Retour à l’accueil',
    over: 'Ce lien a déjà été utilisé ou a expiré',
    askAgain: 'Demander un nouveau lien',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
