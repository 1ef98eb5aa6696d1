import Icon from '@mui/icons-material/SettingsOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'sites',
  calledBy: 'title',
  menu: { group: 'admin', order: 20, icon: Icon },
  rights: { read: 'site.edit', write: 'site.edit' },
  pages: {
    list: () => import('./SiteHome.tsx'),
    edit: () => import('./SiteEdit.tsx'),
  },
})
