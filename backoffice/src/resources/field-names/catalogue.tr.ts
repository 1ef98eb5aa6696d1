/** Names of fields of the catalogue, which several resources share. */
const fields = {
  name: 'Ad',
  names: 'Ad',
  key: 'Anahtar',
  group: 'Grup',
  sportId: 'Spor',
  categoryId: 'Kategori',
  tournamentId: 'Turnuva',
  countryCode: 'Ülke',
  listOrder: 'Sıra',
  active: 'Durum',
  id: 'No',
  aliases: 'Diğer yazılışlar',
}

export default fields
