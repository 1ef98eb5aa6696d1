import Icon from '@mui/icons-material/BubbleChartOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'draws',
  menu: { group: 'games', order: 40, icon: Icon },
  rights: { read: 'games.view' },
  pages: {
    list: () => import('./DrawList.tsx'),
    show: () => import('./DrawShow.tsx'),
  },
})
