import Icon from '@mui/icons-material/AccountBalanceOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'payment-banks',
  calledBy: 'name',
  menu: { group: 'payments', order: 60, icon: Icon },
  rights: { read: 'payments.methods', write: 'payments.methods' },
  pages: {
    list: () => import('./BankList.tsx'),
    create: () => import('./BankForm.tsx'),
    edit: () => import('./BankForm.tsx'),
  },
})
