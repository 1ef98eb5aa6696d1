/** Greek texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer:
    'Λαμβάνετε αυτό το μήνυμα λόγω του λογαριασμού σας στο {brand}. Οι απαντήσεις δεν διαβάζονται.',
  contactFooter:
    'Αυτό το email αφορά μήνυμα που στάλθηκε από τη φόρμα επικοινωνίας του {brand}. Οι απαντήσεις δεν διαβάζονται.',
  templates: {
    activation: {
      subject: 'Ενεργοποιήστε τον λογαριασμό σας στο {brand}',
      body: `<p>Γεια σας {firstName},</p>
<p>Καλώς ήρθατε στο {brand}. Το όνομα χρήστη σας είναι <strong>{username}</strong>. Ενεργοποιήστε τον λογαριασμό σας για να συνδεθείτε.</p>
<p><a class="button" href="{link}">Ενεργοποίηση λογαριασμού</a></p>
<p>Ο σύνδεσμος ισχύει για {hours} ώρες και λειτουργεί μία φορά. Αν το κουμπί δεν λειτουργεί, ανοίξτε αυτή τη διεύθυνση:<br>{link}</p>
<p>Αν δεν ανοίξατε λογαριασμό, αγνοήστε αυτό το μήνυμα.</p>`,
    },
    passwordReset: {
      subject: 'Νέος κωδικός για το {brand}',
      body: `<p>Γεια σας {firstName},</p>
<p>Ζητήθηκε νέος κωδικός για τον λογαριασμό σας <strong>{username}</strong>. Επιλέξτε τον εδώ:</p>
<p><a class="button" href="{link}">Επιλογή νέου κωδικού</a></p>
<p>Ο σύνδεσμος ισχύει για {minutes} λεπτά και λειτουργεί μία φορά. Αν το κουμπί δεν λειτουργεί, ανοίξτε αυτή τη διεύθυνση:<br>{link}</p>
<p>Αν δεν το ζητήσατε, αγνοήστε αυτό το μήνυμα: ο κωδικός σας μένει όπως είναι.</p>`,
    },
    passwordChanged: {
      subject: 'Ο κωδικός σας στο {brand} άλλαξε',
      body: `<p>Γεια σας {firstName},</p>
<p>Ο κωδικός του λογαριασμού σας <strong>{username}</strong> άλλαξε και όλες οι άλλες συσκευές αποσυνδέθηκαν.</p>
<p>Αν δεν ήσασταν εσείς, επιλέξτε αμέσως νέο κωδικό από το «Ξεχάσατε τον κωδικό;» στη σελίδα σύνδεσης και γράψτε στην υποστήριξή μας.</p>`,
    },
    contactMessage: {
      subject: 'Μήνυμα προς {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) έγραψε μέσω της φόρμας επικοινωνίας:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Γεια σας {senderName},</p>
<p>{answer}</p>
<p>Το μήνυμά σας:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Ανάληψη {amount} στο {brand}',
      body: `<p>Γεια σας {firstName},</p>
<p>Ζητήθηκε ανάληψη <strong>{amount}</strong> μέσω {method} από τον λογαριασμό σας <strong>{username}</strong>. Κωδικός αναφοράς: {reference}.</p>
<p>Αν δεν ήσασταν εσείς, αλλάξτε αμέσως τον κωδικό σας και γράψτε στην υποστήριξη.</p>`,
    },
    withdrawalPaid: {
      subject: 'Το {brand} πλήρωσε την ανάληψή σας: {amount}',
      body: `<p>Γεια σας {firstName},</p>
<p>Η ανάληψή σας {reference} πληρώθηκε μέσω {method}: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'Η ανάληψη {amount} στο {brand} δεν πληρώθηκε',
      body: `<p>Γεια σας {firstName},</p>
<p>Η ανάληψή σας {reference} μέσω {method} δεν μπόρεσε να πληρωθεί. Το ποσό <strong>{amount}</strong> επέστρεψε στον λογαριασμό σας. Τον λόγο θα τον βρείτε εδώ:</p>
<p><a class="button" href="{link}">Προβολή ανάληψης</a></p>`,
    },
    accountUnused: {
      subject: 'Ο λογαριασμός σας στο {brand} θα γίνει σύντομα ανενεργός',
      body: `<p>Γεια σας {firstName},</p>
<p>Δεν έχετε χρησιμοποιήσει τον λογαριασμό σας <strong>{username}</strong> για πολύ καιρό. Αν δεν συνδεθείτε μέσα σε {days} ημέρες, θα θεωρείται ανενεργός και στην επόμενη σύνδεση θα ζητήσουμε περισσότερα. Τα χρήματά σας μένουν στον λογαριασμό.</p>
<p><a class="button" href="{link}">Σύνδεση</a></p>`,
    },
  },
} satisfies MailTexts
