/** French texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Dépôts et retraits',
    noDeposit: 'Il n’y a pas encore de moyen de dépôt',
    noWithdrawal: 'Il n’y a pas encore de moyen de retrait',
    hint: 'Votre solde est de {{balance}}. Votre agent peut vous envoyer du crédit et le reprendre, et vous pouvez utiliser une carte.',
    error: 'Les moyens de paiement n’ont pas pu être chargés',
    category: 'Catégorie',
    min: 'Min',
    max: 'Max',
    method: 'Moyen',
    details: 'Détails',
    next: 'Continuer',
    previous: 'Retour',
    noFee: 'Sans frais',
    afterFee: 'Frais {{fee}}, il reste {{amount}}',
    copy: 'Copier : {{label}}',
    copied: 'Copié',
    back: 'Retour aux moyens de paiement',
    openLink: 'Ouvrir la page',
    firstName: 'Prénom',
    lastName: 'Nom',
    amount: 'Montant',
    amounts: 'Montants rapides',
    optional: '{{field}} (facultatif)',
    choose: 'Choisir',
    bank: 'Banque',
    banks: 'Banques',
    account: 'Compte à créditer',
    otherBanks: 'Essayez une autre banque.',
    backToBanks: 'Retour aux banques',
    otherAmount: 'Choisir un autre montant',
    banksError: 'Les banques n’ont pas pu être chargées',
    passwordHint:
      'Pour protéger votre argent, saisissez à nouveau votre mot de passe avant le retrait.',
    withdrawable: 'Retirable',
    wagering: 'Tu pourras retirer {{locked}} après avoir encore joué {{left}}.',
    received: 'Nous avons bien reçu votre demande.',
    strangeAddress:
      'L’adresse de la page de paiement n’est pas autorisée sur ce site. Elle n’a pas été ouverte.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
