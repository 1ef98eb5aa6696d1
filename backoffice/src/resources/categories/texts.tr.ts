/** Texts of categories. */
import catalogue from '../fields/catalogue.tr.ts'

const texts = {
  resources: {
    categories: { name: 'Kategori |||| Kategoriler', create: 'Yeni kategori', fields: catalogue },
  },
}

export default texts
