/** Texts of dealers. */
import person from '../../field-names/person.tr.ts'

const texts = {
  resources: {
    dealers: {
      name: 'Bayi |||| Bayiler',
      create: 'Yeni bayi',
      fields: { ...person, openingLimit: 'Açılan / limit', parentName: 'Üst bayi' },
    },
  },
}

export default texts
