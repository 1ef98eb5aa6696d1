/** Texts of messages to players. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    notices: {
      name: 'Message to players |||| Messages to players',
      create: 'New message',
      fields: {
        texts: 'Title',
        form: 'Kind',
        audience: 'To',
        userId: 'Receiver',
        username: 'Receiver',
        senderName: 'Sender',
        createdAt: 'Sent',
        shownFrom: 'From',
        title: 'Title',
        text: 'Text',
        shownTo: 'Until',
      },
    },
  },
  notices: { one: 'Message to players', title: 'Title', text: 'Text' },
  values: {
    noticeForm: { message: 'Message', bar: 'Notification bar' },
    noticeAudience: { player: 'One player', branch: 'Below a dealer', brand: 'All players' },
    auditAction: {
      'notice.create': 'Message to players written',
      'notice.update': 'Message to players changed',
      'notice.delete': 'Message to players taken back',
    },
    subject: { notice: 'Message to players' },
  },
}

export default texts
