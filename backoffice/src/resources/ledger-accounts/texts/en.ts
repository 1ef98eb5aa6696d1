/** Texts of pockets. */
import movement from '../../field-names/movement.en.ts'
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'ledger-accounts': { name: 'Pocket |||| Pockets', fields: movement },
  },
}

export default texts
