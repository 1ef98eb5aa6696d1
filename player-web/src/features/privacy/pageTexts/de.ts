/** German texts of a player's own data and its erasure, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacy: {
    error: 'Deine Daten konnten nicht geladen werden',
    copy: {
      title: 'Daten herunterladen',
      hint: 'Alles, was wir über dich gespeichert haben, in einer Datei (JSON): Angaben, Zahlungen, Wetten, Spiele und Anmeldungen. Passwörter sind nicht dabei.',
      action: 'Herunterladen',
      pending: 'Datei wird vorbereitet…',
      done: 'Deine Datei wurde heruntergeladen.',
    },
    kept: {
      title: 'Was bleibt und warum',
      details_one:
        'Name, Adresse und Kontaktdaten bleiben nach der Schließung noch {{count}} Jahr gespeichert, so verlangt es das Wettrecht. Danach werden sie gelöscht.',
      details_other:
        'Name, Adresse und Kontaktdaten bleiben nach der Schließung noch {{count}} Jahre gespeichert, so verlangt es das Wettrecht. Danach werden sie gelöscht.',
      money:
        'Geldbewegungen und Wetten bleiben dauerhaft, aber ohne deinen Namen, denn die Bücher müssen stimmen.',
      exclusion:
        'Hast du dich selbst gesperrt, bleibt deine Ausweisnummer gespeichert, damit die Sperre weiter gilt.',
      log: 'Das Protokoll des Kontos bleibt, denn niemand darf es ändern.',
    },
    erase: {
      title: 'Konto schließen und Daten löschen',
      hint: 'Das Konto wird sofort, auf allen Geräten und endgültig geschlossen. Du kannst dich nicht mehr anmelden.',
      left: 'Bevor du das Konto schließen kannst, muss das erledigt sein:',
      action: 'Konto schließen',
    },
    left: {
      balance: 'Guthaben auf dem Konto',
      coupons: 'Wetten, die noch nicht abgerechnet sind',
      drawTickets: 'Lose, die noch nicht gezogen sind',
      payments: 'Laufende Zahlungen',
      bonuses: 'Laufende Boni',
      rounds: 'Spiele, die nicht beendet sind',
    },
    question: {
      title: 'Konto endgültig schließen?',
      text: 'Wir melden dich sofort überall ab und löschen deine Daten nach der Frist, die auf dieser Seite steht. Das lässt sich nicht rückgängig machen.',
      keep: 'Konto behalten',
      confirm: 'Endgültig schließen',
    },
    closed: {
      title: 'Dein Konto ist geschlossen',
      lead: 'Du bist auf allen Geräten abgemeldet. Deine Daten werden gelöscht, sobald die Frist vorbei ist.',
    },
  },
} satisfies TextsLike<typeof turkish, 'de'>
