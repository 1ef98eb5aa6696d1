/** Dutch texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Betaalmethode',
    noMethods: 'Er is nog geen betaalmethode open.',
    method: 'Methode',
    min: 'Min.',
    max: 'Max.',
    details: 'Gegevens',
    amount: 'Bedrag',
    bank: 'Bank',
    noBanks: 'De banken komen met de methode.',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    send: 'Verzoek versturen',
    info: 'Limieten en opmerkingen',
    infoHint: 'De limieten en opmerkingen van de gekozen methode staan hier.',
    history: 'Je eerdere verzoeken',
    noHistory: 'Je hebt nog geen verzoeken.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
