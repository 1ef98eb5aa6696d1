/** Italian texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'Ricevi questo messaggio per il tuo conto su {brand}. Le risposte non vengono lette.',
  contactFooter:
    'Questa email riguarda un messaggio inviato con il modulo di contatto di {brand}. Le risposte non vengono lette.',
  templates: {
    activation: {
      subject: 'Attiva il tuo conto su {brand}',
      body: `<p>Ciao {firstName},</p>
<p>ti diamo il benvenuto su {brand}. Il tuo nome utente è <strong>{username}</strong>. Attiva il conto per accedere.</p>
<p><a class="button" href="{link}">Attiva il conto</a></p>
<p>Il link è valido per {hours} ore e funziona una sola volta. Se il pulsante non funziona, apri questo indirizzo:<br>{link}</p>
<p>Se non hai aperto un conto, ignora questo messaggio.</p>`,
    },
    passwordReset: {
      subject: 'Nuova password per {brand}',
      body: `<p>Ciao {firstName},</p>
<p>è stata richiesta una nuova password per il tuo conto <strong>{username}</strong>. Sceglila qui:</p>
<p><a class="button" href="{link}">Scegli una nuova password</a></p>
<p>Il link è valido per {minutes} minuti e funziona una sola volta. Se il pulsante non funziona, apri questo indirizzo:<br>{link}</p>
<p>Se non l’hai richiesta, ignora questo messaggio: la tua password resta com’è.</p>`,
    },
    passwordChanged: {
      subject: 'La tua password su {brand} è stata cambiata',
      body: `<p>Ciao {firstName},</p>
<p>la password del tuo conto <strong>{username}</strong> è stata cambiata e tutti gli altri dispositivi sono stati disconnessi.</p>
<p>Se non sei stato tu, scegli subito una nuova password con “Password dimenticata?” nella pagina di accesso e scrivi alla nostra assistenza.</p>`,
    },
    contactMessage: {
      subject: 'Messaggio per {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) ha scritto con il modulo di contatto:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Ciao {senderName},</p>
<p>{answer}</p>
<p>Il tuo messaggio:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Prelievo di {amount} su {brand}',
      body: `<p>Ciao {firstName},</p>
<p>Dal tuo conto <strong>{username}</strong> è stato richiesto un prelievo di <strong>{amount}</strong> tramite {method}. Riferimento: {reference}.</p>
<p>Se non sei stato tu, cambia subito la password e scrivi alla nostra assistenza.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} ha pagato il tuo prelievo: {amount}',
      body: `<p>Ciao {firstName},</p>
<p>Il tuo prelievo {reference} è stato pagato tramite {method}: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'Il tuo prelievo di {amount} su {brand} non è stato pagato',
      body: `<p>Ciao {firstName},</p>
<p>Il tuo prelievo {reference} tramite {method} non è stato pagato. <strong>{amount}</strong> sono tornati sul tuo conto. Trovi il motivo qui:</p>
<p><a class="button" href="{link}">Mostra il prelievo</a></p>`,
    },
    accountUnused: {
      subject: 'Il tuo conto su {brand} sarà presto inattivo',
      body: `<p>Ciao {firstName},</p>
<p>Non usi il tuo conto <strong>{username}</strong> da molto tempo. Se non accedi entro {days} giorni, sarà considerato inattivo e al prossimo accesso ti chiederemo di più. Il tuo denaro resta sul conto.</p>
<p><a class="button" href="{link}">Accedi</a></p>`,
    },
  },
} satisfies MailTexts
