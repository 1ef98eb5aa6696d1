import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'Unter dieser Adresse gibt es keine Seite',
    lead: 'Unter {host} antwortet keine Seite.',
    hint: 'Prüfe die Adresse auf Tippfehler. Falls du einem Link gefolgt bist, ist die Seite vielleicht umgezogen.',
  },
  maintenance: {
    title: 'Wartungsarbeiten',
    lead: 'Wir verbessern die Seite gerade für dich. Deine Wetten und dein Guthaben sind sicher; die Seite öffnet sich von selbst wieder.',
    until: 'Voraussichtliches Ende: {time}',
  },
  offline: {
    title: 'Keine Verbindung',
    lead: 'Die Seite ist nicht erreichbar. Für Quoten und Wetten brauchst du eine Verbindung.',
    hint: 'Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist. Angenommene Wetten gelten.',
    retry: 'Erneut versuchen',
  },
} satisfies NoticeTexts
