/** Texts of teams. */
import catalogue from '../../field-names/catalogue.en.ts'
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    teams: { name: 'Team |||| Teams', create: 'New team', fields: catalogue },
  },
  values: {
    auditAction: {
      'team.create': 'Team added',
      'team.update': 'Team changed',
      'team.delete': 'Team deleted',
    },
    subject: { team: 'Team' },
  },
}

export default texts
