/** Portuguese texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'Respondemos por e-mail.',
    name: 'Nome',
    email: 'E-mail',
    subject: 'Assunto',
    text: 'Mensagem',
    send: 'Enviar mensagem',
    sending: 'A enviar',
    sentTitle: 'A sua mensagem foi enviada',
    sentLead: 'Responderemos para {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
