/** French texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Tout marquer comme lu',
    empty: 'Vous n’avez aucune notification',
    emptyHint:
      'Les messages qui vous sont adressés et les changements de votre compte s’affichent ici.',
    error: 'Impossible de charger vos notifications',
    system: {
      creditSent: { title: 'Crédit reçu', text: '{{amount}} ont été ajoutés à votre solde.' },
      creditTaken: { title: 'Crédit repris', text: '{{amount}} ont été repris de votre solde.' },
      accountEdited: {
        title: 'Votre compte a été modifié',
        text: 'Vos données, vos droits ou vos limites ont été modifiés. Écrivez au support si vous ne l’avez pas demandé.',
      },
      excluded: {
        title: 'Votre compte est fermé au jeu',
        text: 'Vous ne pouvez pas parier avant la fin de la période. Les détails sont sur la page « Jeu responsable ».',
      },
      withdrawalOrdered: {
        title: 'Retrait demandé',
        text: '{{amount}} sont réservés pour votre retrait. Si ce n’était pas vous, changez tout de suite votre mot de passe et écrivez au support.',
      },
      withdrawalPaid: { title: 'Retrait versé', text: '{{amount}} vous ont été versés.' },
      withdrawalRefused: {
        title: 'Retrait non versé',
        text: '{{amount}} sont de retour sur votre solde. La raison figure avec le retrait sur la page de vos transactions.',
      },
      bonusGiven: {
        title: 'Bonus reçu',
        text: 'Vous avez reçu un bonus de {{amount}}. Ses conditions et la part déjà jouée figurent sur la page des bonus.',
      },
      bonusRefused: {
        title: 'Demande de bonus non validée',
        text: 'La raison figure avec votre demande sur la page des bonus.',
      },
      bonusConverted: {
        title: 'Bonus converti',
        text: '{{amount}} de votre bonus sont passés sur votre solde.',
      },
      bonusExpired: {
        title: 'Bonus expiré',
        text: 'Votre bonus de {{amount}} a pris fin ; ce qu’il en restait a été repris.',
      },
      bonusCancelled: {
        title: 'Bonus annulé',
        text: 'Votre bonus de {{amount}} a été retiré. Le support peut vous en donner la raison.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'fr'>
