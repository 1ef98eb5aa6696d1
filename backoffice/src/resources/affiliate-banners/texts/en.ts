/** Texts of banners for affiliates. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'affiliate-banners': {
      name: 'Affiliate banner |||| Affiliate banners',
      create: 'New affiliate banner',
      fields: {
        title: 'Name',
        language: 'Language',
        picture: 'Picture',
        size: 'Size',
        listOrder: 'Order',
        isShown: 'Shown',
      },
    },
  },
  affiliateBanners: {
    pictureHint: 'The banner has the size of its picture, such as 728 × 90 or 300 × 250.',
  },
  values: {
    auditAction: {
      'affiliateBanner.create': 'Affiliate banner added',
      'affiliateBanner.update': 'Affiliate banner changed',
      'affiliateBanner.delete': 'Affiliate banner removed',
    },
    subject: { affiliateBanner: 'Affiliate banner' },
  },
}

export default texts
