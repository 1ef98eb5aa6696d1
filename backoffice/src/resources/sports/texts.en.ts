/** Texts of sports. */
import catalogue from '../field-names/catalogue.en.ts'
import type turkish from './texts.tr.ts'

const texts: typeof turkish = {
  resources: {
    sports: { name: 'Sport |||| Sports', create: 'New sport', fields: catalogue },
  },
}

export default texts
