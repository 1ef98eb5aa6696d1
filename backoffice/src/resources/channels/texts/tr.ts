/** Texts of TV channels. */
const texts = {
  resources: {
    channels: {
      name: 'TV kanalı |||| TV kanalları',
      create: 'Yeni kanal',
      fields: { name: 'Kanal', link: 'Yayın bağlantısı', matchId: 'Maç no' },
    },
  },
  values: {
    auditAction: {
      'channel.create': 'TV kanalı eklendi',
      'channel.update': 'TV kanalı değişti',
      'channel.delete': 'TV kanalı silindi',
    },
    subject: { channel: 'TV kanalı' },
  },
}

export default texts
