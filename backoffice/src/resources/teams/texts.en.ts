/** Texts of teams. */
import catalogue from '../field-names/catalogue.en.ts'
import type turkish from './texts.tr.ts'

const texts: typeof turkish = {
  resources: {
    teams: { name: 'Team |||| Teams', create: 'New team', fields: catalogue },
  },
}

export default texts
