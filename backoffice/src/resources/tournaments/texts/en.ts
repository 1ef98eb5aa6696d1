/** Texts of tournaments. */
import catalogue from '../../field-names/catalogue.en.ts'
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    tournaments: {
      name: 'Tournament |||| Tournaments',
      create: 'New tournament',
      fields: catalogue,
    },
  },
  values: {
    auditAction: {
      'tournament.create': 'Tournament added',
      'tournament.update': 'Tournament changed',
      'tournament.delete': 'Tournament deleted',
    },
    subject: { tournament: 'Tournament' },
  },
}

export default texts
