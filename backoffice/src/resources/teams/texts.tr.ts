/** Texts of teams. */
import catalogue from '../field-names/catalogue.tr.ts'

const texts = {
  resources: {
    teams: { name: 'Takım |||| Takımlar', create: 'Yeni takım', fields: catalogue },
  },
}

export default texts
