/** French texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Parties du compte',
    tab: {
      balance: 'Solde',
      profile: 'Modifier le profil',
      bets: 'Historique des paris',
      transactions: 'Historique des opérations',
    },
    figures: {
      balance: 'Solde',
      creditCard: 'Solde carte',
      paykasa: 'Paykasa',
      bonus: 'Solde bonus',
      returnableBonus: 'Bonus restituable',
      reloadBonus: 'Bonus de rechargement',
      creditLimit: 'Limite de crédit',
      withdrawable: 'Retirable',
      transferable: 'Transférable',
    },
    allBets: 'Tous mes paris',
    noBets: 'Aucun pari sur cette période',
    betsError: 'Vos paris n’ont pas pu être chargés',
  },
  profile: {
    fixed: 'Votre inscription',
    fixedHint: 'Écrivez au support pour modifier ces données.',
    username: 'Identifiant',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    birthDate: 'Date de naissance',
    identityNumber: 'Numéro d’identité',
    since: 'Membre depuis',
    none: 'Aucun',
    own: 'Données modifiables',
    gender: 'Sexe',
    genders: { f: 'Femme', m: 'Homme' },
    countryCode: 'Pays',
    city: 'Ville',
    postCode: 'Code postal',
    address: 'Adresse',
    autoPrint: 'Imprimer un pari dès qu’il est placé',
    choose: 'Choisir',
    save: 'Enregistrer',
    saving: 'Enregistrement',
    saved: 'Vos données ont été enregistrées.',
    error: 'Vos données n’ont pas pu être chargées',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
