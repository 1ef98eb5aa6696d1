/** German texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Einzahlung und Auszahlung',
    noDeposit: 'Es gibt noch keine Einzahlungsmethode',
    noWithdrawal: 'Es gibt noch keine Auszahlungsmethode',
    hint: 'Dein Kontostand ist {{balance}}. Dein Agent kann dir Guthaben senden und zurücknehmen, und du kannst eine Karte einlösen.',
    error: 'Die Zahlungsmethoden konnten nicht geladen werden',
    category: 'Kategorie',
    min: 'Min.',
    max: 'Max.',
    method: 'Methode',
    details: 'Details',
    next: 'Weiter',
    previous: 'Zurück',
    noFee: 'Keine Gebühr',
    afterFee: 'Gebühr {{fee}}, es bleiben {{amount}}',
    copy: 'Kopieren: {{label}}',
    copied: 'Kopiert',
    back: 'Zurück zu den Methoden',
    openLink: 'Seite öffnen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    amount: 'Betrag',
    amounts: 'Schnellauswahl',
    optional: '{{field}} (optional)',
    choose: 'Auswählen',
    bank: 'Bank',
    banks: 'Banken',
    account: 'Konto, auf das du zahlst',
    otherBanks: 'Versuche eine andere Bank.',
    backToBanks: 'Zurück zu den Banken',
    otherAmount: 'Anderen Betrag wählen',
    banksError: 'Die Banken konnten nicht geladen werden',
    passwordHint: 'Zum Schutz deines Geldes gib vor der Auszahlung noch einmal dein Passwort ein.',
    withdrawable: 'Auszahlbar',
    received: 'Wir haben deinen Auftrag erhalten.',
    strangeAddress:
      'Die Adresse der Zahlungsseite ist hier nicht erlaubt. Sie wurde nicht geöffnet.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
