/** Albanian texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'E merrni këtë mesazh për shkak të llogarisë suaj në {brand}. Përgjigjet nuk lexohen.',
  contactFooter:
    'Ky email i përket një mesazhi të dërguar me formularin e kontaktit të {brand}. Përgjigjet nuk lexohen.',
  templates: {
    activation: {
      subject: 'Aktivizoni llogarinë tuaj në {brand}',
      body: `<p>Përshëndetje {firstName},</p>
<p>Mirë se vini në {brand}. Emri juaj i përdoruesit është <strong>{username}</strong>. Aktivizoni llogarinë që të hyni.</p>
<p><a class="button" href="{link}">Aktivizo llogarinë</a></p>
<p>Lidhja vlen {hours} orë dhe funksionon një herë. Nëse butoni nuk punon, hapni këtë adresë:<br>{link}</p>
<p>Nëse nuk keni hapur llogari, mos e merrni parasysh këtë mesazh.</p>`,
    },
    passwordReset: {
      subject: 'Fjalëkalim i ri për {brand}',
      body: `<p>Përshëndetje {firstName},</p>
<p>U kërkua një fjalëkalim i ri për llogarinë tuaj <strong>{username}</strong>. Zgjidheni këtu:</p>
<p><a class="button" href="{link}">Zgjidh fjalëkalim të ri</a></p>
<p>Lidhja vlen {minutes} minuta dhe funksionon një herë. Nëse butoni nuk punon, hapni këtë adresë:<br>{link}</p>
<p>Nëse nuk e kërkuat ju, mos e merrni parasysh këtë mesazh: fjalëkalimi juaj mbetet siç është.</p>`,
    },
    passwordChanged: {
      subject: 'Fjalëkalimi juaj në {brand} u ndryshua',
      body: `<p>Përshëndetje {firstName},</p>
<p>Fjalëkalimi i llogarisë suaj <strong>{username}</strong> u ndryshua dhe të gjitha pajisjet e tjera u nxorën nga llogaria.</p>
<p>Nëse nuk ishit ju, zgjidhni menjëherë një fjalëkalim të ri me “Keni harruar fjalëkalimin?” në faqen e hyrjes dhe shkruani te mbështetja jonë.</p>`,
    },
    contactMessage: {
      subject: 'Mesazh për {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) shkroi me formularin e kontaktit:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Përshëndetje {senderName},</p>
<p>{answer}</p>
<p>Mesazhi juaj:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Tërheqje prej {amount} te {brand}',
      body: `<p>Përshëndetje {firstName},</p>
<p>Nga llogaria juaj <strong>{username}</strong> u kërkua një tërheqje prej <strong>{amount}</strong> me {method}. Referenca: {reference}.</p>
<p>Nëse nuk ishit ju, ndryshoni menjëherë fjalëkalimin dhe shkruani te mbështetja jonë.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} pagoi tërheqjen tuaj: {amount}',
      body: `<p>Përshëndetje {firstName},</p>
<p>Tërheqja juaj {reference} u pagua me {method}: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'Tërheqja juaj prej {amount} te {brand} nuk u pagua',
      body: `<p>Përshëndetje {firstName},</p>
<p>Tërheqja juaj {reference} me {method} nuk mund të paguhej. <strong>{amount}</strong> u kthyen në llogarinë tuaj. Arsyeja është këtu:</p>
<p><a class="button" href="{link}">Shfaq tërheqjen</a></p>`,
    },
    accountUnused: {
      subject: 'Llogaria juaj te {brand} së shpejti do të jetë joaktive',
      body: `<p>Përshëndetje {firstName},</p>
<p>Nuk e keni përdorur llogarinë <strong>{username}</strong> prej kohësh. Nëse nuk hyni brenda {days} ditëve, ajo quhet joaktive dhe në hyrjen e ardhshme do të kërkojmë më shumë. Paratë tuaja mbeten në llogari.</p>
<p><a class="button" href="{link}">Hyr</a></p>`,
    },
  },
} satisfies MailTexts
