/** Texts of game categories. */
const texts = {
  resources: {
    'game-categories': {
      name: 'Oyun kategorisi |||| Oyun kategorileri',
      create: 'Yeni oyun kategorisi',
      fields: { lobby: 'Lobi', names: 'Ad', listOrder: 'Sıra', isShown: 'Yayında' },
    },
  },
  gameCategories: {
    search: 'Ad',
    name: 'Ad',
    orderHint: 'Sırayı değiştirmek için listeyi bir lobiye göre süz.',
  },
}

export default texts
