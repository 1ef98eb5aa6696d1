/** Dutch texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'Je krijgt dit bericht vanwege je account bij {brand}. Antwoorden worden niet gelezen.',
  contactFooter:
    'Deze e-mail hoort bij een bericht via het contactformulier van {brand}. Antwoorden worden niet gelezen.',
  templates: {
    activation: {
      subject: 'Activeer je account bij {brand}',
      body: `<p>Hallo {firstName},</p>
<p>Welkom bij {brand}. Je gebruikersnaam is <strong>{username}</strong>. Activeer je account om in te loggen.</p>
<p><a class="button" href="{link}">Account activeren</a></p>
<p>De link is {hours} uur geldig en werkt één keer. Werkt de knop niet, open dan dit adres:<br>{link}</p>
<p>Heb je geen account geopend, negeer dan dit bericht.</p>`,
    },
    passwordReset: {
      subject: 'Nieuw wachtwoord voor {brand}',
      body: `<p>Hallo {firstName},</p>
<p>Er is een nieuw wachtwoord aangevraagd voor je account <strong>{username}</strong>. Kies het hier:</p>
<p><a class="button" href="{link}">Nieuw wachtwoord kiezen</a></p>
<p>De link is {minutes} minuten geldig en werkt één keer. Werkt de knop niet, open dan dit adres:<br>{link}</p>
<p>Heb je dit niet aangevraagd, negeer dan dit bericht: je wachtwoord blijft zoals het is.</p>`,
    },
    passwordChanged: {
      subject: 'Je wachtwoord bij {brand} is gewijzigd',
      body: `<p>Hallo {firstName},</p>
<p>Het wachtwoord van je account <strong>{username}</strong> is gewijzigd en alle andere apparaten zijn uitgelogd.</p>
<p>Was jij dit niet, kies dan meteen een nieuw wachtwoord via ‘Wachtwoord vergeten?’ op de inlogpagina en schrijf naar onze klantenservice.</p>`,
    },
    contactMessage: {
      subject: 'Bericht aan {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) schreef via het contactformulier:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Hallo {senderName},</p>
<p>{answer}</p>
<p>Je bericht:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Opname van {amount} bij {brand}',
      body: `<p>Hallo {firstName},</p>
<p>Vanaf je account <strong>{username}</strong> is een opname van <strong>{amount}</strong> via {method} aangevraagd. Referentie: {reference}.</p>
<p>Was jij dit niet? Wijzig dan meteen je wachtwoord en schrijf naar onze klantenservice.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} heeft je opname uitbetaald: {amount}',
      body: `<p>Hallo {firstName},</p>
<p>Je opname {reference} is via {method} uitbetaald: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'Je opname van {amount} bij {brand} is niet uitbetaald',
      body: `<p>Hallo {firstName},</p>
<p>Je opname {reference} via {method} kon niet worden uitbetaald. <strong>{amount}</strong> staat weer op je account. De reden vind je hier:</p>
<p><a class="button" href="{link}">Opname bekijken</a></p>`,
    },
    accountUnused: {
      subject: 'Je account bij {brand} wordt binnenkort inactief',
      body: `<p>Hallo {firstName},</p>
<p>Je hebt je account <strong>{username}</strong> lang niet gebruikt. Als je niet binnen {days} dagen inlogt, geldt het als inactief en vragen we bij de volgende keer inloggen om meer. Je geld blijft op het account.</p>
<p><a class="button" href="{link}">Inloggen</a></p>`,
    },
  },
} satisfies MailTexts
