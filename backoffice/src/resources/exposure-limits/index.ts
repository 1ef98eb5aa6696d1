import Icon from '@mui/icons-material/GppMaybeOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'exposure-limits',
  menu: { group: 'catalogue', order: 71, icon: Icon },
  rights: { read: 'prices.limit', write: 'prices.limit' },
  pages: {
    list: () => import('./ExposureLimitList.tsx'),
    create: () => import('./ExposureLimitForm.tsx'),
    edit: () => import('./ExposureLimitForm.tsx'),
  },
})
