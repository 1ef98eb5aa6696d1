import Icon from '@mui/icons-material/EventRepeatOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'draw-game-settings',
  subject: 'drawGame',
  menu: { group: 'games', order: 60, icon: Icon },
  rights: { read: 'games.view', write: 'games.edit' },
  pages: {
    list: () => import('./DrawGameList.tsx'),
    edit: () => import('./DrawGameForm.tsx'),
  },
})
