/** Texts of transfers. */
import movement from '../../field-names/movement.tr.ts'

const texts = {
  resources: {
    'ledger-transfers': { name: 'Transfer |||| Transferler', fields: movement },
  },
}

export default texts
