/** Texts of the user's own orders. */
import decisions from '../../decisions/texts/tr.ts'

const texts = {
  resources: {
    'own-orders': {
      name: 'Talebim |||| Taleplerim',
      fields: decisions.resources.decisions.fields,
    },
  },
}

export default texts
