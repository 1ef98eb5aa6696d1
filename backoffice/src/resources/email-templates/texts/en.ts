/** Texts of the texts of mails. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'email-templates': {
      name: 'Mail text |||| Mail texts',
      fields: {
        kind: 'Mail',
        language: 'Language',
        subject: 'Subject',
        body: 'Text (HTML)',
        updatedAt: 'Last change',
      },
    },
  },
  mailTexts: {
    placeholder: {
      firstName: 'First name of the player',
      username: 'Username',
      brand: 'Name of the site',
      link: 'The address that the mail opens; the text must hold it',
      hours: 'Hours for which the link is valid',
      minutes: 'Minutes for which the link is valid',
      days: 'Days until the account counts as inactive',
      senderName: 'Name of the sender',
      senderMail: 'Email address of the sender',
      subject: 'Subject of the message',
      message: 'Text of the message',
      answer: 'The answer of staff',
      amount: 'Amount with its currency',
      method: 'Name of the payment method',
      reference: 'Reference of the payment',
    },
    bodyHint:
      'Paragraphs, lists, emphasis and links may be used. <a class="button"> is shown as a button.',
    preview: 'Preview',
    examples: 'Fields are filled with example values.',
    plainText: 'Text for programs that show no HTML',
    sendTest: 'Send a test',
    testTo: 'Email address of the receiver',
    send: 'Send',
    testSent: 'The test mail is on its way.',
    useShipped: 'Back to the built-in text',
    useShippedEffect: 'Your text is removed; from now on the built-in text is sent.',
  },
}

export default texts
