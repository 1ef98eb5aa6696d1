/** Texts of popups. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    popups: {
      name: 'Popup |||| Popups',
      create: 'New popup',
      fields: {
        name: 'Name',
        kind: 'Kind',
        place: 'Place',
        active: 'State',
        texts: 'Languages',
        closesItself: 'Closes after the last slide',
        listOrder: 'Order',
        shownFrom: 'From',
        title: 'Title',
        html: 'Content',
        shownTo: 'Until',
      },
    },
  },
  popups: {
    title: 'Title',
    html: 'Content',
    nameHint: 'Seen by staff alone.',
    closesHint: 'Otherwise the slides begin again.',
  },
  values: {
    popupKind: { slide: 'Slide', warning: 'Full-page warning' },
    popupPlace: { home: 'Home page only', everywhere: 'Every page' },
    popupState: { on: 'On', off: 'Off' },
    auditAction: {
      'popup.create': 'Popup added',
      'popup.update': 'Popup changed',
      'popup.delete': 'Popup deleted',
    },
    subject: { popup: 'Popup' },
  },
}

export default texts
