/** Texts of entries. */
import movement from '../../field-names/movement.tr.ts'

const texts = {
  resources: {
    'ledger-entries': { name: 'Hareket |||| Hareketler', fields: movement },
  },
}

export default texts
