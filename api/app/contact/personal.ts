import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  tables: [
    {
      table: 'contact_messages',
      erased: { name: '', email: '', subject: '', text: '', answer: null },
      orEmail: 'email',
    },
  ],
}
