/** Spanish texts of the contact form, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  contact: {
    lead: 'Te respondemos por correo electrónico.',
    name: 'Nombre',
    email: 'Correo electrónico',
    subject: 'Asunto',
    text: 'Mensaje',
    send: 'Enviar mensaje',
    sending: 'Enviando',
    sentTitle: 'Tu mensaje se ha enviado',
    sentLead: 'Responderemos a {{email}}.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
