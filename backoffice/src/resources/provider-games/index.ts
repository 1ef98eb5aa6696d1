import Icon from '@mui/icons-material/CasinoOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'provider-games',
  subject: 'game',
  calledBy: 'title',
  menu: { group: 'games', order: 10, icon: Icon },
  rights: { read: 'games.view', write: 'games.edit' },
  pages: {
    list: () => import('./GameList.tsx'),
    create: () => import('./GameForm.tsx'),
    edit: () => import('./GameForm.tsx'),
  },
})
