import Icon from '@mui/icons-material/HourglassBottomOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'unclaimed-tickets',
  calledBy: 'code',
  menu: { group: 'ledger', order: 66, icon: Icon },
  rights: { read: 'desk.view' },
  pages: { list: () => import('./UnclaimedList.tsx') },
})
