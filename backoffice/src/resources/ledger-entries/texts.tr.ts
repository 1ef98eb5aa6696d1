/** Texts of entries. */
import movement from '../fields/movement.tr.ts'

const texts = {
  resources: {
    'ledger-entries': { name: 'Hareket |||| Hareketler', fields: movement },
  },
}

export default texts
