import Icon from '@mui/icons-material/SportsEsportsOutlined'
import { page } from '../../registry/page.ts'

export default page({
  path: '/virtual-games',
  menu: { group: 'games', order: 25, icon: Icon, label: 'virtualGames.title' },
  right: 'games.edit',
  load: () => import('./VirtualGames.tsx'),
})
