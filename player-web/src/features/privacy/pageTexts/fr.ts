/** French texts of a player's own data and its erasure, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacy: {
    error: 'Vos données n’ont pas pu être chargées',
    copy: {
      title: 'Télécharger vos données',
      hint: 'Tout ce que nous conservons sur vous dans un seul fichier (JSON) : coordonnées, paiements, paris, jeux et connexions. Aucun mot de passe n’y figure.',
      action: 'Télécharger',
      pending: 'Préparation du fichier…',
      done: 'Votre fichier est téléchargé.',
    },
    kept: {
      title: 'Ce qui est conservé, et pourquoi',
      details_one:
        'Votre nom, votre adresse et vos coordonnées sont conservés {{count}} an après la fermeture du compte, comme l’exige la loi sur les paris. Ils sont ensuite effacés.',
      details_many:
        'Votre nom, votre adresse et vos coordonnées sont conservés {{count}} d’années après la fermeture du compte, comme l’exige la loi sur les paris. Ils sont ensuite effacés.',
      details_other:
        'Votre nom, votre adresse et vos coordonnées sont conservés {{count}} ans après la fermeture du compte, comme l’exige la loi sur les paris. Ils sont ensuite effacés.',
      money:
        'Les mouvements d’argent et les paris restent, sans votre nom, car les comptes doivent être exacts.',
      exclusion:
        'Si vous vous êtes exclu, votre numéro d’identité reste, afin que l’exclusion continue.',
      log: 'Le journal du compte reste, car personne ne doit pouvoir le modifier.',
    },
    erase: {
      title: 'Fermer le compte et effacer vos données',
      hint: 'Le compte ferme aussitôt, sur tous les appareils et pour toujours. Vous ne pourrez plus vous connecter.',
      left: 'Avant de fermer le compte, il faut régler ceci :',
      action: 'Fermer le compte',
    },
    left: {
      balance: 'De l’argent sur le compte',
      coupons: 'Des paris pas encore réglés',
      drawTickets: 'Des billets pas encore tirés',
      payments: 'Des paiements en cours',
      bonuses: 'Des bonus en cours',
      rounds: 'Des parties non terminées',
    },
    question: {
      title: 'Fermer le compte pour toujours ?',
      text: 'Nous vous déconnectons partout aussitôt et effaçons vos données au terme indiqué sur cette page. C’est irréversible.',
      keep: 'Garder le compte',
      confirm: 'Fermer pour toujours',
    },
    closed: {
      title: 'Votre compte est fermé',
      lead: 'Vous êtes déconnecté sur tous les appareils. Vos données seront effacées une fois le délai écoulé.',
    },
  },
} satisfies TextsLike<typeof turkish, 'fr'>
