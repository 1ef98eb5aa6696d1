/** Texts of promotions. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    promotions: {
      name: 'Promotion |||| Promotions',
      create: 'New promotion',
      fields: {
        title: 'Title',
        body: 'Text',
        texts: 'Texts',
        picture: 'Picture',
        startsAt: 'From',
        endsAt: 'Until',
        listOrder: 'Order',
        isShown: 'Shown',
      },
    },
  },
  values: {
    auditAction: {
      'promotion.create': 'Promotion added',
      'promotion.update': 'Promotion changed',
      'promotion.delete': 'Promotion removed',
    },
    subject: { promotion: 'Promotion' },
  },
}

export default texts
