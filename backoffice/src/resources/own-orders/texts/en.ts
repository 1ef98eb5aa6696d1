/** Texts of the user's own orders. */
import decisions from '../../decisions/texts/en.ts'
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'own-orders': {
      name: 'My order |||| My orders',
      fields: decisions.resources.decisions.fields,
    },
  },
}

export default texts
