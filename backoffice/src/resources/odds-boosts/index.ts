import Icon from '@mui/icons-material/TrendingUpOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'odds-boosts',
  menu: { group: 'payments', order: 74, icon: Icon },
  rights: { read: 'bonuses.view', write: 'bonuses.edit' },
  pages: {
    list: () => import('./BoostList.tsx'),
    create: () => import('./BoostCreate.tsx'),
    show: () => import('./BoostShow.tsx'),
  },
})
