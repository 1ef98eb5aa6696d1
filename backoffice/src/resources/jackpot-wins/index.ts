import Icon from '@mui/icons-material/CelebrationOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'jackpot-wins',
  menu: { group: 'games', order: 50, icon: Icon },
  rights: { read: 'jackpots.view' },
  pages: { list: () => import('./JackpotWinList.tsx') },
})
