/** Texts of tournaments. */
import catalogue from '../../field-names/catalogue.tr.ts'

const texts = {
  resources: {
    tournaments: { name: 'Turnuva |||| Turnuvalar', create: 'Yeni turnuva', fields: catalogue },
  },
  values: {
    auditAction: {
      'tournament.create': 'Turnuva eklendi',
      'tournament.update': 'Turnuva değişti',
      'tournament.delete': 'Turnuva silindi',
    },
    subject: { tournament: 'Turnuva' },
  },
}

export default texts
