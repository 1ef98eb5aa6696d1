/** Texts of tournaments. */
import catalogue from '../field-names/catalogue.tr.ts'

const texts = {
  resources: {
    tournaments: { name: 'Turnuva |||| Turnuvalar', create: 'Yeni turnuva', fields: catalogue },
  },
}

export default texts
