import type { Personal } from '#core/retention/personal_data'

export const personal: Personal = {
  ofThings: {
    banners: ['title', 'phone_picture', 'texts'],
    match_channels: ['name'],
    pages: ['title', 'texts'],
    promotions: ['title', 'texts'],
  },
}
