import Icon from '@mui/icons-material/TimelineOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'game-rounds',
  calledBy: 'providerRound',
  menu: { group: 'games', order: 50, icon: Icon },
  rights: { read: 'rounds.view' },
  pages: {
    list: () => import('./RoundList.tsx'),
    show: () => import('./RoundShow.tsx'),
  },
})
