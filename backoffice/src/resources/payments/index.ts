import Icon from '@mui/icons-material/SwapHorizOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'payments',
  calledBy: 'reference',
  menu: { group: 'payments', order: 10, icon: Icon, counted: { state: 'waiting' } },
  rights: { read: 'payments.view' },
  pages: {
    list: () => import('./PaymentList.tsx'),
    show: () => import('./PaymentShow.tsx'),
  },
})
