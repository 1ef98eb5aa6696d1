/** German texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'Ticketprüfung',
    label: 'Ticketnummer',
    placeholder: 'Ticketnr.',
    check: 'Prüfen',
    hint: 'Die Nummer steht oben auf dem Ticket, der Code unter dem Strichcode.',
    missing: 'Es gibt kein Ticket mit dieser Nummer',
    missingHint: 'Prüfe die Nummer und versuche es erneut.',
    error: 'Das Ticket konnte nicht geprüft werden',
    win: 'Dieses Ticket hat gewonnen',
    genuine: 'Der Code dieses Papiers ist echt.',
    forged: 'Dieser Ticketcode ist nicht echt',
    forgedHint: 'Prüfe deine Eingabe. Stimmt sie, ist das Ticket gefälscht.',
    validUntil: 'Gültig bis',
    expired: 'Abgelaufen',
    refusal: {
      copy: 'Auf dieses Papier wird nichts ausgezahlt: Es ist eine Kopie.',
      printCancelled: 'Auf dieses Papier wird nichts ausgezahlt: Der Druck wurde storniert.',
      void: 'Auf dieses Ticket wird nichts ausgezahlt: Die Wette wurde storniert und der Einsatz erstattet.',
      sold: 'Auf dieses Ticket wird nichts ausgezahlt: Für die Wette gab es einen Cashout.',
      paid: 'Auf dieses Ticket wird nichts ausgezahlt: Es wurde schon ausgezahlt.',
      expired: 'Auf dieses Ticket wird nichts ausgezahlt: Es ist abgelaufen.',
    },
  },
} satisfies TextsLike<typeof turkish, 'de'>
