import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = { ofThings: { own_texts: ['text'], shipped_texts: ['text'] } }
