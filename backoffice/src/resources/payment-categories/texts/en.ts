/** Texts of payment categories. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'payment-categories': {
      name: 'Payment category |||| Payment categories',
      create: 'New payment category',
      fields: {
        direction: 'Kind',
        names: 'Name',
        logo: 'Logo',
        minMinor: 'Minimum amount',
        maxMinor: 'Maximum amount',
        openLink: 'Address to open',
        info: 'Information',
        listOrder: 'Order',
        isShown: 'Shown',
      },
    },
  },
  paymentCategories: {
    search: 'Name',
    bounds: 'Amount limits',
    name: 'Name',
    info: 'Information',
    infoHint: 'The player reads it when the category is open.',
    boundHint: '0: no limit',
    openLinkHint:
      'The category then shows only this link; it begins with https://, or with / for a page of this site.',
  },
}

export default texts
