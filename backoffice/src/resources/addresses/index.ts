import Icon from '@mui/icons-material/PublicOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'addresses',
  menu: { group: 'admin', order: 15, icon: Icon },
  rights: { read: 'addresses.view' },
  pages: {
    list: () => import('./AddressList.tsx'),
  },
})
