/** German texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Alle als gelesen markieren',
    empty: 'Du hast keine Benachrichtigungen',
    emptyHint: 'Nachrichten an dich und Änderungen an deinem Konto erscheinen hier.',
    error: 'Deine Benachrichtigungen konnten nicht geladen werden',
    system: {
      creditSent: {
        title: 'Guthaben erhalten',
        text: '{{amount}} wurden deinem Konto gutgeschrieben.',
      },
      creditTaken: {
        title: 'Guthaben abgezogen',
        text: '{{amount}} wurden von deinem Konto abgezogen.',
      },
      accountEdited: {
        title: 'Dein Konto wurde geändert',
        text: 'Deine Daten, Rechte oder Limits wurden geändert. Schreibe dem Support, falls du das nicht veranlasst hast.',
      },
      excluded: {
        title: 'Dein Konto ist für das Spiel gesperrt',
        text: 'Bis zum Ablauf der Frist kannst du nicht wetten. Einzelheiten findest du auf der Seite „Spielerschutz“.',
      },
      withdrawalOrdered: {
        title: 'Auszahlung beantragt',
        text: '{{amount}} sind für deine Auszahlung reserviert. Wenn du das nicht warst, ändere sofort dein Passwort und schreibe dem Support.',
      },
      withdrawalPaid: {
        title: 'Auszahlung erfolgt',
        text: '{{amount}} wurden an dich ausgezahlt.',
      },
      withdrawalRefused: {
        title: 'Auszahlung nicht erfolgt',
        text: '{{amount}} sind wieder auf deinem Konto. Den Grund findest du bei der Auszahlung auf der Seite deiner Transaktionen.',
      },
      bonusGiven: {
        title: 'Bonus erhalten',
        text: 'Du hast einen Bonus von {{amount}}. Die Bedingungen und wie viel du schon gespielt hast, findest du auf der Seite der Boni.',
      },
      bonusRefused: {
        title: 'Bonus nicht freigegeben',
        text: 'Den Grund findest du bei deiner Anfrage auf der Seite der Boni.',
      },
      bonusConverted: {
        title: 'Bonus in Guthaben umgewandelt',
        text: '{{amount}} aus deinem Bonus sind jetzt auf deinem Konto.',
      },
      bonusExpired: {
        title: 'Bonus abgelaufen',
        text: 'Dein Bonus von {{amount}} ist abgelaufen; was davon übrig war, ist verfallen.',
      },
      bonusCancelled: {
        title: 'Bonus storniert',
        text: 'Dein Bonus von {{amount}} wurde zurückgenommen. Den Grund nennt dir der Support.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'de'>
