import Icon from '@mui/icons-material/DevicesOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'machines',
  calledBy: 'name',
  menu: { group: 'ledger', order: 62, icon: Icon },
  rights: { read: 'machines.view', write: 'machines.manage' },
  pages: {
    list: () => import('./MachineList.tsx'),
    create: () => import('./MachineCreate.tsx'),
    show: () => import('./MachineShow.tsx'),
  },
})
