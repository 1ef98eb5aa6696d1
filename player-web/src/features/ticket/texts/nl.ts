/** Dutch texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'Ticket controleren',
    label: 'Ticketnummer',
    placeholder: 'Ticketnr.',
    check: 'Controleren',
    hint: 'Het nummer staat boven aan het ticket, de code onder de streepjescode.',
    missing: 'Er is geen ticket met dit nummer',
    missingHint: 'Controleer het nummer en probeer het opnieuw.',
    error: 'Het ticket kon niet worden gecontroleerd',
    win: 'Dit ticket heeft gewonnen',
    genuine: 'De code van dit papier is echt.',
    forged: 'Deze ticketcode is niet echt',
    forgedHint: 'Controleer de code die je hebt getypt. Klopt die, dan is het ticket vervalst.',
    validUntil: 'Geldig tot',
    expired: 'Verlopen',
    refusal: {
      copy: 'Op dit papier wordt niets uitbetaald: het is een kopie.',
      printCancelled: 'Op dit papier wordt niets uitbetaald: de afdruk is geannuleerd.',
      void: 'Op dit ticket wordt niets uitbetaald: de weddenschap is geannuleerd en de inzet terugbetaald.',
      sold: 'Op dit ticket wordt niets uitbetaald: de weddenschap is uitgecasht.',
      paid: 'Op dit ticket wordt niets uitbetaald: het is al uitbetaald.',
      expired: 'Op dit ticket wordt niets uitbetaald: het is verlopen.',
    },
  },
} satisfies TextsLike<typeof turkish, 'nl'>
