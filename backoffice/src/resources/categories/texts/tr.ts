/** Texts of categories. */
import catalogue from '../../field-names/catalogue.tr.ts'

const texts = {
  resources: {
    categories: { name: 'Kategori |||| Kategoriler', create: 'Yeni kategori', fields: catalogue },
  },
  values: {
    auditAction: {
      'category.create': 'Kategori eklendi',
      'category.update': 'Kategori değişti',
      'category.delete': 'Kategori silindi',
    },
    homeNation: { ENG: 'İngiltere', SCO: 'İskoçya', WAL: 'Galler', NIR: 'Kuzey İrlanda' },
    subject: { category: 'Kategori' },
  },
}

export default texts
