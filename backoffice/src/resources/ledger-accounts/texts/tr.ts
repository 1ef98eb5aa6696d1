/** Texts of pockets. */
import movement from '../../field-names/movement.tr.ts'

const texts = {
  resources: {
    'ledger-accounts': { name: 'Cüzdan |||| Cüzdanlar', fields: movement },
  },
}

export default texts
