/** Texts of transfers. */
import movement from '../../field-names/movement.en.ts'
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'ledger-transfers': { name: 'Transfer |||| Transfers', fields: movement },
  },
}

export default texts
