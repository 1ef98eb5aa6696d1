/** German texts of bonuses, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bonuses: {
    offers: 'Angebote',
    none: 'Zurzeit gibt es keine Boni',
    noneHint: 'Neue Boni erscheinen hier.',
    noneOwn: 'Sie haben noch keinen Bonus',
    noneOwnHint: 'Hier sehen Sie Ihre Boni und wie viel davon Sie schon gespielt haben.',
    error: 'Die Boni konnten nicht geladen werden',
    until: 'Bis {{day}}',
    percent: '{{percent}} %',
    upTo: '{{worth}}, höchstens {{amount}}',
    sent: 'Ihre Anfrage ist eingegangen.',
    received: 'Ihr Bonus wurde gutgeschrieben.',
    request: 'Bonus anfordern',
    takeBack: 'Anfrage zurückziehen',
    takenBack: 'Sie haben Ihre Anfrage zurückgezogen.',
    refused: 'Ihre Anfrage wurde abgelehnt: {{reason}}',
    toOwn: 'Zu meinem Bonus',
    category: {
      deposit: 'Ersteinzahlungsbonus',
      reload: 'Einzahlungsbonus',
      freeBet: 'Gratiswette',
      cashback: 'Geld zurück',
      lossReturn: 'Verlustbonus',
      promoCode: 'Codebonus',
      registration: 'Willkommensbonus',
      manual: 'Sonderbonus',
    },
    status: {
      waiting: 'Wartet auf Freigabe',
      confirmed: 'Freigegeben',
      cancelled: 'Storniert',
    },
    state: {
      running: 'Läuft',
      met: 'Erfüllt',
      forfeited: 'Aufgegeben',
      expired: 'Abgelaufen',
      lost: 'Verspielt',
      cancelled: 'Storniert',
    },
    terms: {
      title: 'Bedingungen',
      leastDeposit: 'Mindesteinzahlung',
      leastLoss: 'Mindestverlust',
      wagering: 'Für die Auszahlung in Bargeld',
      atOnce: 'Sofort Bargeld',
      times: 'Das {{times}}-Fache des Bonus spielen',
      days: 'Zeit (Tage)',
      highestConverted: 'Höchster Betrag in Bargeld',
      selections: 'Mindestzahl an Tipps im Wettschein',
      odds: 'Mindestquote eines Tipps',
      counts: 'Zählende Wetten',
    },
    notes: {
      freeBet:
        'Sie geben eine Wette in genau dieser Höhe ab. Bei Gewinn erhalten Sie den Gewinn ohne den Einsatz.',
      returnable:
        'Sind die Bedingungen erfüllt, wird der Bonus selbst zurückgenommen; was darüber liegt, gehört Ihnen.',
      once: 'Nur einmal erhältlich.',
      withdrawal: 'Eine Auszahlungsanfrage beendet den Bonus.',
    },
    calculator: {
      deposit: 'Ihre Einzahlung',
      loss: 'Ihr Verlust',
      bonus: 'Ihr Bonus',
      tooSmall: 'Mindestens {{amount}} sind nötig.',
    },
    code: {
      label: 'Aktionscode',
      redeem: 'Einlösen',
    },
    own: {
      given: 'Erhalten',
      due: 'Zu spielen',
      counted: 'Gezählt',
      left: 'Offen',
      pocket: 'Bonusguthaben',
      converted: 'In Bargeld umgewandelt',
      owed: 'Zurückzuzahlen',
      progress: '{{counted}} von {{due}} gezählt',
      tokenWaits: 'Ihre Gratiswette ist bereit. Sie können sie im Wettschein einsetzen.',
      tokenPlayed: 'Sie haben Ihre Gratiswette eingesetzt; die Wette läuft noch.',
    },
    giveUp: {
      label: 'Bonus aufgeben',
      ask: '„{{title}}“ endet, und {{amount}} Ihres Bonusguthabens gehen zurück.',
      keep: 'Bonus behalten',
    },
    plays: {
      title: 'Mit diesem Bonus gespielt',
      none: 'Sie haben mit diesem Bonus noch nicht gespielt.',
      paid: 'Vom Bonus bezahlt',
      won: 'Gewinn für den Bonus',
      open: 'Zählt nach der Auswertung.',
    },
    reason: {
      product: 'Diese Art von Wette zählt nicht.',
      odds: 'Zu wenige Tipps mit ausreichend hoher Quote.',
      selections: 'Zu wenige Tipps im Wettschein.',
      returned: 'Zählt nicht, weil der Einsatz zurückgegeben wurde.',
      sold: 'Eine verkaufte Wette zählt nicht.',
      opposed:
        'Zählt nicht, weil dieser Bonus auch eine Gegenwette auf denselben Markt bezahlt hat.',
      ended: 'Der Bonus war davor schon beendet.',
    },
    forfeit: {
      title: 'Eine Auszahlung beendet Ihren laufenden Bonus',
      loses:
        '„{{title}}“: {{amount}} Ihres Bonusguthabens gehen zurück. Bis zur Umwandlung in Bargeld fehlten noch {{left}}.',
      confirm: 'Trotzdem auszahlen',
    },
    slip: {
      pays: '„{{title}}“ bezahlt {{amount}} dieser Wette; davon zählen {{percent}} %.',
      not: '„{{title}}“ bezahlt diese Wette nicht: {{reason}}',
      free: 'Gratiswette über {{amount}} einsetzen',
      freeUsed: '„{{title}}“ bezahlt diese Wette; der Gewinn wird ohne Einsatz ausgezahlt.',
    },
  },
} satisfies TextsLike<typeof turkish, 'de'>
