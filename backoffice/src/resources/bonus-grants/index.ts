import Icon from '@mui/icons-material/HourglassBottomOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'bonus-grants',
  menu: { group: 'payments', order: 72, icon: Icon, counted: { state: 'held' } },
  rights: { read: 'bonuses.view' },
  pages: {
    list: () => import('./GrantList.tsx'),
    show: () => import('./GrantShow.tsx'),
  },
})
