/** German texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Zahlungsmethode',
    noMethods: 'Noch keine Zahlungsmethode ist geöffnet.',
    method: 'Methode',
    min: 'Min.',
    max: 'Max.',
    details: 'Details',
    amount: 'Betrag',
    bank: 'Bank',
    noBanks: 'Die Banken kommen mit der Methode.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    send: 'Anfrage senden',
    info: 'Limits und Hinweise',
    infoHint: 'Limits und Hinweise der gewählten Methode stehen hier.',
    history: 'Deine früheren Anfragen',
    noHistory: 'Du hast noch keine Anfragen.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
