/** Texts of teams. */
import catalogue from '../../field-names/catalogue.tr.ts'

const texts = {
  resources: {
    teams: { name: 'Takım |||| Takımlar', create: 'Yeni takım', fields: catalogue },
  },
  values: {
    auditAction: {
      'team.create': 'Takım eklendi',
      'team.update': 'Takım değişti',
      'team.delete': 'Takım silindi',
    },
    subject: { team: 'Takım' },
  },
}

export default texts
