/** Texts of sports. */
import catalogue from '../field-names/catalogue.tr.ts'

const texts = {
  resources: {
    sports: { name: 'Spor |||| Sporlar', create: 'Yeni spor', fields: catalogue },
  },
}

export default texts
