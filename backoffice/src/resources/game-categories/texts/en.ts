/** Texts of game categories. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'game-categories': {
      name: 'Game category |||| Game categories',
      create: 'New game category',
      fields: { lobby: 'Lobby', names: 'Name', listOrder: 'Order', isShown: 'Shown' },
    },
  },
  gameCategories: {
    search: 'Name',
    name: 'Name',
    orderHint: 'To change the order, filter the list by a lobby.',
  },
}

export default texts
