import Icon from '@mui/icons-material/AccountTreeOutlined'
import { page } from '../../../registry/page.ts'

export default page({
  path: '/dealer-tree',
  menu: { group: 'people', order: 25, icon: Icon, label: 'dealerTree.title' },
  right: 'users.view',
  load: () => import('./DealerTree.tsx'),
})
