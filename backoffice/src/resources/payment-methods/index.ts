import Icon from '@mui/icons-material/CreditCardOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'payment-methods',
  menu: { group: 'payments', order: 50, icon: Icon },
  rights: { read: 'payments.methods', write: 'payments.methods' },
  pages: {
    list: () => import('./MethodList.tsx'),
    create: () => import('./MethodForm.tsx'),
    edit: () => import('./MethodForm.tsx'),
  },
})
