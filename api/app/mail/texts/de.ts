/** German texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer:
    'Du erhältst diese Nachricht wegen deines Kontos bei {brand}. Antworten werden nicht gelesen.',
  contactFooter:
    'Diese E-Mail gehört zu einer Nachricht über das Kontaktformular von {brand}. Antworten werden nicht gelesen.',
  templates: {
    activation: {
      subject: 'Aktiviere dein Konto bei {brand}',
      body: `<p>Hallo {firstName},</p>
<p>willkommen bei {brand}. Dein Benutzername ist <strong>{username}</strong>. Aktiviere dein Konto, um dich einzuloggen.</p>
<p><a class="button" href="{link}">Konto aktivieren</a></p>
<p>Der Link ist {hours} Stunden gültig und funktioniert einmal. Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:<br>{link}</p>
<p>Wenn du kein Konto eröffnet hast, ignoriere diese Nachricht.</p>`,
    },
    passwordReset: {
      subject: 'Neues Passwort für {brand}',
      body: `<p>Hallo {firstName},</p>
<p>für dein Konto <strong>{username}</strong> wurde ein neues Passwort angefordert. Wähle es hier:</p>
<p><a class="button" href="{link}">Neues Passwort wählen</a></p>
<p>Der Link ist {minutes} Minuten gültig und funktioniert einmal. Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:<br>{link}</p>
<p>Wenn du das nicht angefordert hast, ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.</p>`,
    },
    passwordChanged: {
      subject: 'Dein Passwort bei {brand} wurde geändert',
      body: `<p>Hallo {firstName},</p>
<p>das Passwort deines Kontos <strong>{username}</strong> wurde geändert, und alle anderen Geräte wurden ausgeloggt.</p>
<p>Wenn du das nicht warst, wähle sofort über „Passwort vergessen?“ auf der Login-Seite ein neues Passwort und schreibe unserem Support.</p>`,
    },
    contactMessage: {
      subject: 'Nachricht an {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) schrieb über das Kontaktformular:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Hallo {senderName},</p>
<p>{answer}</p>
<p>Deine Nachricht:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Auszahlung von {amount} bei {brand}',
      body: `<p>Hallo {firstName},</p>
<p>Von deinem Konto <strong>{username}</strong> wurde eine Auszahlung von <strong>{amount}</strong> über {method} beantragt. Referenz: {reference}.</p>
<p>Wenn du das nicht warst, ändere sofort dein Passwort und schreibe unserem Support.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} hat deine Auszahlung überwiesen: {amount}',
      body: `<p>Hallo {firstName},</p>
<p>Deine Auszahlung {reference} wurde über {method} ausgezahlt: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'Deine Auszahlung von {amount} bei {brand} wurde nicht ausgeführt',
      body: `<p>Hallo {firstName},</p>
<p>Deine Auszahlung {reference} über {method} konnte nicht ausgeführt werden. <strong>{amount}</strong> sind wieder auf deinem Konto. Den Grund findest du hier:</p>
<p><a class="button" href="{link}">Auszahlung ansehen</a></p>`,
    },
    accountUnused: {
      subject: 'Dein Konto bei {brand} wird bald inaktiv',
      body: `<p>Hallo {firstName},</p>
<p>Du hast dein Konto <strong>{username}</strong> lange nicht benutzt. Wenn du dich nicht innerhalb von {days} Tagen einloggst, gilt es als inaktiv, und wir fragen beim nächsten Einloggen nach mehr. Dein Geld bleibt auf dem Konto.</p>
<p><a class="button" href="{link}">Einloggen</a></p>`,
    },
  },
} satisfies MailTexts
