import Icon from '@mui/icons-material/BlockOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'bet-limits',
  menu: { group: 'catalogue', order: 70, icon: Icon },
  rights: { read: 'prices.limit', write: 'prices.limit' },
  pages: {
    list: () => import('./BetLimitList.tsx'),
    create: () => import('./BetLimitCreate.tsx'),
    edit: () => import('./BetLimitEdit.tsx'),
  },
})
