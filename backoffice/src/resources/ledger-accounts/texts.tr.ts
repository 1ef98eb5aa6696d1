/** Texts of pockets. */
import movement from '../fields/movement.tr.ts'

const texts = {
  resources: {
    'ledger-accounts': { name: 'Cep |||| Cepler', fields: movement },
  },
}

export default texts
