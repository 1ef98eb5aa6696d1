/** Texts of TV channels. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    channels: {
      name: 'TV channel |||| TV channels',
      create: 'New channel',
      fields: { name: 'Channel', link: 'Link to the broadcast', matchId: 'Match number' },
    },
  },
  values: {
    auditAction: {
      'channel.create': 'TV channel added',
      'channel.update': 'TV channel changed',
      'channel.delete': 'TV channel removed',
    },
    subject: { channel: 'TV channel' },
  },
}

export default texts
