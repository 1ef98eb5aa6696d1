/** Texts of dealers. */
import person from '../../field-names/person.en.ts'
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    dealers: {
      name: 'Dealer |||| Dealers',
      create: 'New dealer',
      fields: { ...person, openingLimit: 'Opened / limit', parentName: 'Dealer above' },
    },
  },
}

export default texts
