/** Texts of entries. */
import movement from '../../field-names/movement.en.ts'
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'ledger-entries': { name: 'Entry |||| Entries', fields: movement },
  },
}

export default texts
