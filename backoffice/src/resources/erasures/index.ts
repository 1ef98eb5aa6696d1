import Icon from '@mui/icons-material/PersonRemoveOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'erasures',
  calledBy: 'username',
  menu: { group: 'people', order: 95, icon: Icon, counted: { state: 'waiting' } },
  rights: { read: 'users.erase' },
  pages: { list: () => import('./ErasureList.tsx') },
})
