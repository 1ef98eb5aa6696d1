/** Texts of categories. */
import catalogue from '../../field-names/catalogue.en.ts'
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    categories: { name: 'Category |||| Categories', create: 'New category', fields: catalogue },
  },
  values: {
    auditAction: {
      'category.create': 'Category added',
      'category.update': 'Category changed',
      'category.delete': 'Category deleted',
    },
    homeNation: { ENG: 'England', SCO: 'Scotland', WAL: 'Wales', NIR: 'Northern Ireland' },
    subject: { category: 'Category' },
  },
}

export default texts
