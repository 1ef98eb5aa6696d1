import Icon from '@mui/icons-material/LocalActivityOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'draw-tickets',
  calledBy: 'code',
  menu: { group: 'games', order: 50, icon: Icon },
  rights: { read: 'coupons.paid' },
  pages: {
    list: () => import('./DrawTicketList.tsx'),
    show: () => import('./DrawTicketShow.tsx'),
  },
})
