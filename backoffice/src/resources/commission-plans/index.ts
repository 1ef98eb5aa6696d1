import Icon from '@mui/icons-material/PercentOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'commission-plans',
  calledBy: 'name',
  menu: { group: 'ledger', order: 60, icon: Icon },
  rights: { read: 'commission.view', write: 'commission.edit' },
  pages: {
    list: () => import('./PlanList.tsx'),
    create: () => import('./PlanCreate.tsx'),
    show: () => import('./PlanShow.tsx'),
  },
})
