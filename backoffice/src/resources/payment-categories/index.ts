import Icon from '@mui/icons-material/CategoryOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'payment-categories',
  menu: { group: 'payments', order: 40, icon: Icon },
  rights: { read: 'payments.methods', write: 'payments.methods' },
  pages: {
    list: () => import('./CategoryList.tsx'),
    create: () => import('./CategoryForm.tsx'),
    edit: () => import('./CategoryForm.tsx'),
  },
})
