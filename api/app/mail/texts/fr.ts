/** French texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer:
    'Vous recevez ce message parce que vous avez un compte chez {brand}. Les réponses ne sont pas lues.',
  contactFooter:
    'Cet e-mail concerne un message envoyé par le formulaire de contact de {brand}. Les réponses ne sont pas lues.',
  templates: {
    activation: {
      subject: 'Activez votre compte {brand}',
      body: `<p>Bonjour {firstName},</p>
<p>Bienvenue chez {brand}. Votre identifiant est <strong>{username}</strong>. Activez votre compte pour vous connecter.</p>
<p><a class="button" href="{link}">Activer le compte</a></p>
<p>Le lien est valable {hours} heures et ne sert qu’une fois. Si le bouton ne fonctionne pas, ouvrez cette adresse :<br>{link}</p>
<p>Si vous n’avez pas ouvert de compte, ignorez ce message.</p>`,
    },
    passwordReset: {
      subject: 'Nouveau mot de passe pour {brand}',
      body: `<p>Bonjour {firstName},</p>
<p>Un nouveau mot de passe a été demandé pour votre compte <strong>{username}</strong>. Choisissez-le ici :</p>
<p><a class="button" href="{link}">Choisir un nouveau mot de passe</a></p>
<p>Le lien est valable {minutes} minutes et ne sert qu’une fois. Si le bouton ne fonctionne pas, ouvrez cette adresse :<br>{link}</p>
<p>Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.</p>`,
    },
    passwordChanged: {
      subject: 'Votre mot de passe {brand} a été modifié',
      body: `<p>Bonjour {firstName},</p>
<p>Le mot de passe de votre compte <strong>{username}</strong> a été modifié, et tous les autres appareils ont été déconnectés.</p>
<p>Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe par « Mot de passe oublié ? » sur la page de connexion, et écrivez à notre support.</p>`,
    },
    contactMessage: {
      subject: 'Message à {brand} : {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) a écrit par le formulaire de contact :</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Bonjour {senderName},</p>
<p>{answer}</p>
<p>Votre message :</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Retrait de {amount} chez {brand}',
      body: `<p>Bonjour {firstName},</p>
<p>Un retrait de <strong>{amount}</strong> par {method} a été demandé depuis votre compte <strong>{username}</strong>. Référence : {reference}.</p>
<p>Si ce n’était pas vous, changez tout de suite votre mot de passe et écrivez à notre support.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} a versé votre retrait : {amount}',
      body: `<p>Bonjour {firstName},</p>
<p>Votre retrait {reference} a été versé par {method} : <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'Votre retrait de {amount} chez {brand} n’a pas été versé',
      body: `<p>Bonjour {firstName},</p>
<p>Votre retrait {reference} par {method} n’a pas pu être versé. <strong>{amount}</strong> sont de retour sur votre compte. Vous trouverez la raison ici :</p>
<p><a class="button" href="{link}">Voir le retrait</a></p>`,
    },
    accountUnused: {
      subject: 'Votre compte chez {brand} sera bientôt inactif',
      body: `<p>Bonjour {firstName},</p>
<p>Vous n’avez pas utilisé votre compte <strong>{username}</strong> depuis longtemps. Sans connexion de votre part d’ici {days} jours, il sera considéré comme inactif et nous vous demanderons davantage à la prochaine connexion. Votre argent reste sur le compte.</p>
<p><a class="button" href="{link}">Se connecter</a></p>`,
    },
  },
} satisfies MailTexts
