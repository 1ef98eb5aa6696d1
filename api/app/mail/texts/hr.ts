/** Croatian texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'Ovu poruku primate zbog svog računa na {brand}. Odgovori se ne čitaju.',
  contactFooter:
    'Ova e-pošta odnosi se na poruku poslanu obrascem za kontakt na {brand}. Odgovori se ne čitaju.',
  templates: {
    activation: {
      subject: 'Aktivirajte svoj račun na {brand}',
      body: `<p>Pozdrav {firstName},</p>
<p>Dobro došli na {brand}. Vaše korisničko ime je <strong>{username}</strong>. Aktivirajte račun da biste se prijavili.</p>
<p><a class="button" href="{link}">Aktiviraj račun</a></p>
<p>Trajanje poveznice u satima: {hours}. Vrijedi samo jednom. Ako gumb ne radi, otvorite ovu adresu:<br>{link}</p>
<p>Ako niste otvorili račun, zanemarite ovu poruku.</p>`,
    },
    passwordReset: {
      subject: 'Nova lozinka za {brand}',
      body: `<p>Pozdrav {firstName},</p>
<p>Zatražena je nova lozinka za vaš račun <strong>{username}</strong>. Odaberite je ovdje:</p>
<p><a class="button" href="{link}">Odaberi novu lozinku</a></p>
<p>Trajanje poveznice u minutama: {minutes}. Vrijedi samo jednom. Ako gumb ne radi, otvorite ovu adresu:<br>{link}</p>
<p>Ako to niste zatražili, zanemarite ovu poruku: vaša lozinka ostaje ista.</p>`,
    },
    passwordChanged: {
      subject: 'Vaša lozinka na {brand} je promijenjena',
      body: `<p>Pozdrav {firstName},</p>
<p>Lozinka vašeg računa <strong>{username}</strong> je promijenjena, a svi drugi uređaji su odjavljeni.</p>
<p>Ako to niste bili vi, odmah odaberite novu lozinku preko „Zaboravljena lozinka?” na stranici za prijavu i pišite našoj podršci.</p>`,
    },
    contactMessage: {
      subject: 'Poruka za {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) piše putem obrasca za kontakt:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Pozdrav {senderName},</p>
<p>{answer}</p>
<p>Vaša poruka:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Isplata {amount} na {brand}',
      body: `<p>Pozdrav {firstName},</p>
<p>S vašeg računa <strong>{username}</strong> zatražena je isplata <strong>{amount}</strong> putem {method}. Referenca: {reference}.</p>
<p>Ako to niste bili vi, odmah promijenite lozinku i pišite našoj podršci.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} je isplatio vaš zahtjev: {amount}',
      body: `<p>Pozdrav {firstName},</p>
<p>Vaša isplata {reference} izvršena je putem {method}: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'Vaša isplata {amount} na {brand} nije izvršena',
      body: `<p>Pozdrav {firstName},</p>
<p>Vaša isplata {reference} putem {method} nije mogla biti izvršena. <strong>{amount}</strong> vraćeno je na vaš račun. Razlog možete vidjeti ovdje:</p>
<p><a class="button" href="{link}">Prikaži isplatu</a></p>`,
    },
    accountUnused: {
      subject: 'Vaš račun na {brand} uskoro će biti neaktivan',
      body: `<p>Pozdrav {firstName},</p>
<p>Dugo niste koristili svoj račun <strong>{username}</strong>. Ako se ne prijavite u roku od {days} dana, smatrat će se neaktivnim i pri sljedećoj prijavi tražit ćemo više. Vaš novac ostaje na računu.</p>
<p><a class="button" href="{link}">Prijava</a></p>`,
    },
  },
} satisfies MailTexts
