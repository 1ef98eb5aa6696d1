/** Texts of categories. */
import catalogue from '../field-names/catalogue.tr.ts'

const texts = {
  resources: {
    categories: { name: 'Kategori |||| Kategoriler', create: 'Yeni kategori', fields: catalogue },
  },
}

export default texts
