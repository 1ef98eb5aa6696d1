/** Texts of sports. */
import catalogue from '../../field-names/catalogue.tr.ts'

const texts = {
  resources: {
    sports: { name: 'Spor |||| Sporlar', create: 'Yeni spor', fields: catalogue },
  },
  values: {
    auditAction: {
      'sport.create': 'Spor eklendi',
      'sport.update': 'Spor değişti',
      'sport.delete': 'Spor silindi',
    },
    subject: { sport: 'Spor' },
  },
}

export default texts
