/** Texts of categories. */
import catalogue from '../field-names/catalogue.en.ts'
import type turkish from './texts.tr.ts'

const texts: typeof turkish = {
  resources: {
    categories: { name: 'Category |||| Categories', create: 'New category', fields: catalogue },
  },
}

export default texts
