/** German texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: 'Lege deine eigenen Limits fest. Ein strengeres Limit gilt sofort; ein höheres wartet 24 Stunden und dann auf deine Bestätigung.',
    error: 'Deine Limits konnten nicht geladen werden',
    kinds: {
      deposit: {
        title: 'Einzahlungslimit',
        hint: 'Alles Geld, das auf dein Konto kommt, zählt: Guthaben, Karten, Bargeld.',
      },
      stake: {
        title: 'Einsatzlimit',
        hint: 'Alles, was du setzt, abzüglich erstatteter Einsätze.',
      },
      loss: { title: 'Verlustlimit', hint: 'Deine Einsätze abzüglich allem, was zurückkam.' },
      session: { title: 'Zeitlimit', hint: 'Die Minuten, in denen du eingeloggt bist.' },
    },
    periods: { day: 'Täglich', week: 'Wöchentlich', month: 'Monatlich' },
    usedOf: '{{used}} von {{value}}',
    usedOnly: 'bisher {{used}}',
    set: 'Limit festlegen',
    change: 'Neues Limit',
    save: 'Speichern',
    remove: 'Entfernen',
    noLimit: 'kein Limit',
    minutes_one: '{{count}} Minute',
    minutes_other: '{{count}} Minuten',
    waiting: 'Angefordert: {{value}}. Du kannst es ab {{at}} bestätigen.',
    ripe: 'Angefordert: {{value}}. Es gilt, sobald du es bestätigst.',
    confirm: 'Bestätigen',
    drop: 'Aktuelles Limit behalten',
    reality: {
      title: 'Spielübersicht',
      hint: 'In diesem Abstand zeigen wir dir, wie lange du gespielt, was du gesetzt und was du gewonnen hast.',
      never: 'Nie',
      played_one: 'Du spielst seit {{count}} Minute.',
      played_other: 'Du spielst seit {{count}} Minuten.',
      staked: 'Gesetzt',
      won: 'Gewonnen',
      net: 'Differenz',
      goOn: 'Gesehen, weiter',
    },
    exclusions: {
      timeOut: {
        title: 'Pause machen',
        hint: 'In dieser Zeit kannst du weder wetten noch einzahlen. Auszahlen kannst du weiterhin.',
      },
      exclusion: {
        title: 'Selbstausschluss',
        hint: 'Ein langer Ausschluss. Niemand kann ihn vorzeitig beenden; auszahlen kannst du weiterhin.',
      },
    },
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
    months_one: '{{count}} Monat',
    months_other: '{{count}} Monate',
    years_one: '{{count}} Jahr',
    years_other: '{{count}} Jahre',
    forGood: 'Für immer',
    question: 'Dauer: {{length}}. Das lässt sich nicht rückgängig machen.',
    exclude: 'Mich ausschließen',
    keepPlaying: 'Abbrechen',
    excludedUntil: 'Dein Konto ist bis {{at}} für Wetten und Einzahlungen gesperrt.',
    excludedForGood: 'Dein Konto ist dauerhaft für Wetten und Einzahlungen gesperrt.',
  },
} satisfies TextsLike<typeof turkish, 'de'>
