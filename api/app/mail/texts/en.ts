/** English texts of the mails. */
import type { MailTexts } from '#mail/texts/text_form'

export default {
  footer: 'You receive this message because of your account at {brand}. Replies are not read.',
  contactFooter:
    'This email belongs to a message sent with the contact form of {brand}. Replies are not read.',
  templates: {
    activation: {
      subject: 'Activate your account at {brand}',
      body: `<p>Hello {firstName},</p>
<p>Welcome to {brand}. Your username is <strong>{username}</strong>. Activate your account to sign in.</p>
<p><a class="button" href="{link}">Activate account</a></p>
<p>The link is valid for {hours} hours and works once. If the button does not work, open this address:<br>{link}</p>
<p>If you did not open an account, ignore this message.</p>`,
    },
    passwordReset: {
      subject: 'New password for {brand}',
      body: `<p>Hello {firstName},</p>
<p>A new password was asked for your account <strong>{username}</strong>. Choose it here:</p>
<p><a class="button" href="{link}">Choose a new password</a></p>
<p>The link is valid for {minutes} minutes and works once. If the button does not work, open this address:<br>{link}</p>
<p>If you did not ask for it, ignore this message: your password stays as it is.</p>`,
    },
    passwordChanged: {
      subject: 'Your password at {brand} was changed',
      body: `<p>Hello {firstName},</p>
<p>The password of your account <strong>{username}</strong> was changed, and all other devices were signed out.</p>
<p>If this was not you, choose a new password at once by “Forgot your password?” on the sign-in page, and write to our support.</p>`,
    },
    contactMessage: {
      subject: 'Message to {brand}: {subject}',
      body: `<p><strong>{senderName}</strong> ({senderMail}) wrote with the contact form:</p>
<blockquote>{message}</blockquote>`,
    },
    contactAnswer: {
      subject: '{brand}: {subject}',
      body: `<p>Hello {senderName},</p>
<p>{answer}</p>
<p>Your message:</p>
<blockquote>{message}</blockquote>`,
    },
    withdrawalOrdered: {
      subject: 'Withdrawal of {amount} at {brand}',
      body: `<p>Hello {firstName},</p>
<p>A withdrawal of <strong>{amount}</strong> by {method} was ordered from your account <strong>{username}</strong>. Reference: {reference}.</p>
<p>If this was not you, change your password at once and write to our support.</p>`,
    },
    withdrawalPaid: {
      subject: '{brand} has paid your withdrawal: {amount}',
      body: `<p>Hello {firstName},</p>
<p>Your withdrawal {reference} was paid out by {method}: <strong>{amount}</strong>.</p>`,
    },
    withdrawalRefused: {
      subject: 'Your withdrawal of {amount} at {brand} was not paid',
      body: `<p>Hello {firstName},</p>
<p>Your withdrawal {reference} by {method} could not be paid out. <strong>{amount}</strong> is back in your account. You find the reason here:</p>
<p><a class="button" href="{link}">Show the withdrawal</a></p>`,
    },
    accountUnused: {
      subject: 'Your account at {brand} will soon be inactive',
      body: `<p>Hello {firstName},</p>
<p>You have not used your account <strong>{username}</strong> for a long time. If you do not sign in within {days} days, it counts as inactive, and we ask you for more at the next sign-in. Your money stays in the account.</p>
<p><a class="button" href="{link}">Sign in</a></p>`,
    },
  },
} satisfies MailTexts
