/** Texts of the messages of the contact form. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'contact-messages': {
      name: 'Contact message |||| Contact messages',
      fields: {
        id: 'No.',
        subject: 'Subject',
        name: 'Name',
        email: 'Email',
        username: 'Account',
        text: 'Message',
        language: 'Language',
        state: 'State',
        answer: 'Answer',
        answeredByName: 'Answered by',
        answeredAt: 'Answered',
        createdAt: 'Sent',
      },
    },
  },
  contactMessages: {
    answer: 'Answer',
    answerHint: 'The answer goes by mail to %{email}',
    send: 'Send the answer',
    sent: 'The answer is on its way.',
    markNew: 'Mark as new',
    markAnswered: 'Mark as answered',
  },
}

export default texts
