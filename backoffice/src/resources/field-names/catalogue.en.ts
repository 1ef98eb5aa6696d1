/** Names of fields of the catalogue, which several resources share. */
import type turkish from './catalogue.tr.ts'

const fields: typeof turkish = {
  name: 'Name',
  names: 'Name',
  key: 'Key',
  group: 'Group',
  sportId: 'Sport',
  categoryId: 'Category',
  tournamentId: 'Tournament',
  countryCode: 'Country',
  listOrder: 'Order',
  active: 'State',
  id: 'No.',
  aliases: 'Other spellings',
}

export default fields
