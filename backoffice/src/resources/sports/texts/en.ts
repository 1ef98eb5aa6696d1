/** Texts of sports. */
import catalogue from '../../field-names/catalogue.en.ts'
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    sports: { name: 'Sport |||| Sports', create: 'New sport', fields: catalogue },
  },
  values: {
    auditAction: {
      'sport.create': 'Sport added',
      'sport.update': 'Sport changed',
      'sport.delete': 'Sport deleted',
    },
    subject: { sport: 'Sport' },
  },
}

export default texts
