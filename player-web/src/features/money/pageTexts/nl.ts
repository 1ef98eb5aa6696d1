/** Dutch texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Storten en opnemen',
    noDeposit: 'Storten is nog niet mogelijk',
    noWithdrawal: 'Opnemen is nog niet mogelijk',
    hint: 'Je saldo is {{balance}}. Je agent kan je tegoed sturen en terugnemen, en je kunt een kaart verzilveren.',
    error: 'De betaalmethoden konden niet worden geladen',
    category: 'Categorie',
    min: 'Min.',
    max: 'Max.',
    method: 'Methode',
    details: 'Gegevens',
    next: 'Verder',
    previous: 'Terug',
    noFee: 'Geen kosten',
    afterFee: 'Kosten {{fee}}, er blijft {{amount}} over',
    copy: 'Kopieer: {{label}}',
    copied: 'Gekopieerd',
    back: 'Terug naar de methoden',
    openLink: 'Pagina openen',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    amount: 'Bedrag',
    amounts: 'Snelle bedragen',
    optional: '{{field}} (optioneel)',
    choose: 'Kies',
    bank: 'Bank',
    banks: 'Banken',
    account: 'Rekening waarop je betaalt',
    otherBanks: 'Probeer een andere bank.',
    backToBanks: 'Terug naar de banken',
    otherAmount: 'Ander bedrag kiezen',
    banksError: 'De banken konden niet worden geladen',
    passwordHint:
      'Voer voor de veiligheid van je geld je wachtwoord opnieuw in voordat je opneemt.',
    withdrawable: 'Opneembaar',
    wagering: 'Je kunt {{locked}} opnemen zodra je nog {{left}} hebt gespeeld.',
    received: 'We hebben je verzoek ontvangen.',
    strangeAddress:
      'Het adres van de betaalpagina is op deze site niet toegestaan. De pagina is niet geopend.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
