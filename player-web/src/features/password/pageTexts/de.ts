/** German texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'Gib deinen Benutzernamen oder deine E-Mail-Adresse ein. Wir senden dir einen Link, um ein neues Passwort zu wählen.',
    name: 'Benutzername oder E-Mail',
    send: 'Link senden',
    sending: 'Wird gesendet',
    sentTitle: 'Prüfe deine E-Mails',
    sentLead:
      'Falls es so ein Konto gibt, ist die E-Mail unterwegs. Der Link ist 60 Minuten gültig.',
    sentMissing:
      'Nichts da? Sieh im Spam-Ordner nach. Falls dein Konto keine E-Mail-Adresse hat, schreibe dem Support.',
    current: 'Aktuelles Passwort',
    password: 'Neues Passwort',
    repeat: 'Neues Passwort wiederholen',
    hint: 'Länge {{min}}–{{max}}, nicht dein Benutzername.',
    save: 'Passwort speichern',
    saving: 'Wird gespeichert',
    resetDone: 'Dein neues Passwort ist festgelegt',
    resetLead: 'Du wurdest auf allen Geräten ausgeloggt. Logge dich mit dem neuen Passwort ein.',
    signIn: 'Einloggen',
    changed: 'Dein Passwort wurde geändert',
    changedLead: 'Du wurdest auf deinen anderen Geräten ausgeloggt.',
    toHome: 'Zurück zur Startseite',
    over: 'Dieser Link wurde schon benutzt oder ist abgelaufen',
    askAgain: 'Neuen Link anfordern',
  },
} satisfies TextsLike<typeof turkish, 'de'>
